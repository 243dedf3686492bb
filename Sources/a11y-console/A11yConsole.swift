@main
enum A11yConsole {
  static func main() {
    print(PackageResources.volume_json.count)
  }
}
