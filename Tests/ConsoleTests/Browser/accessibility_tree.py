"""Prints what Chromium's accessibility tree holds of pictures, one JSON object a line and file.

usage: accessibility_tree.py BROWSER FILE...

A line is a list of nodes in reading order, each with depth, role, name, description, valueText. The tree
is the one that the browser hands to screen readers, read from its own page chrome://accessibility. The
browser is spoken to through a pipe, has a profile of its own, and is gone afterwards.
"""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

SECONDS = 30
# The dump does not mark quotes inside a text: one ends where another field begins.
FIELD = re.compile(r" (name|description|ariaValueText)='(.*?)'(?= [\w-]+=|$)")


class Browser:
    def __init__(self, program, profile):
        from_us, self.commands = os.pipe()
        self.replies, to_us = os.pipe()
        # The browser reads its commands from 3 and writes its replies to 4.
        command = 'exec 3<&%d 4>&%d; exec "$@"' % (from_us, to_us)
        self.process = subprocess.Popen(
            ["bash", "-c", command, "browser", program, "--headless", "--no-sandbox",
             "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--force-renderer-accessibility", "--remote-debugging-pipe",
             "--user-data-dir=" + profile, "about:blank"],
            pass_fds=(from_us, to_us), start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(from_us)
        os.close(to_us)
        self.count = 0
        self.rest = b""

    def reply(self):
        while b"\0" not in self.rest:
            part = os.read(self.replies, 1 << 16)
            if not part:
                sys.exit("the browser is gone")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            reply = self.reply()
            if reply.get("id") == self.count:
                if "error" in reply:
                    sys.exit("%s: %s" % (method, reply["error"]))
                return reply["result"]

    def open(self, address):
        page = self.call("Target.createTarget", url=address, newWindow=True)["targetId"]
        return self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]

    def value(self, session, expression):
        result = self.call("Runtime.evaluate", session, expression=expression)["result"]
        return result.get("value")


def tree(browser, file):
    """The lines of the browser's own dump."""
    address = "file://" + os.path.abspath(file)
    picture = browser.open(address)
    # The page below lists what is loaded when it is loaded itself.
    deadline = time.monotonic() + SECONDS
    ready = "location.href + ' ' + document.readyState"
    while browser.value(picture, ready) != address + " complete":
        if time.monotonic() > deadline:
            sys.exit("the browser does not open " + file)
        time.sleep(0.1)
    page = browser.open("chrome://accessibility")
    row = ("[...document.querySelectorAll('#pages > .row')]"
           ".find(row => row.innerText.includes(%s))" % json.dumps(address))
    show = """(() => {
      const row = %s;
      const kinds = [...document.querySelectorAll('select, option')];
      if (!row || !kinds.some(kind => kind.value === 'blink')) return false;
      document.getElementById('filter-allow').value = '*';
      [...row.querySelectorAll('button')]
        .find(button => /Show|Refresh/.test(button.textContent)).click();
      return true;
    })()""" % row
    asked = 0
    while time.monotonic() < deadline:
        # Asking again while the answer is on its way would drop it.
        if time.monotonic() - asked > 3 and browser.value(page, show):
            asked = time.monotonic()
        text = browser.value(page, "(%s || {}).innerText" % row)
        # The root alone is there before what it holds.
        if text and "htmlTag='svg'" in text:
            return text.splitlines()
        time.sleep(0.1)
    sys.exit("no accessibility tree of " + file)


def nodes(lines):
    for line in lines:
        match = re.match(r"(\+*)id#=\S+ (\w+)", line)
        if not match or " ignored" in line:
            continue
        fields = dict(FIELD.findall(line))
        yield {
            "depth": len(match[1]) // 2, "role": match[2], "name": fields.get("name", ""),
            "description": fields.get("description", ""),
            "valueText": fields.get("ariaValueText", ""),
        }


def main():
    program, *files = sys.argv[1:]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        try:
            for file in files:
                print(json.dumps(list(nodes(tree(browser, file)))))
        finally:
            os.killpg(browser.process.pid, signal.SIGKILL)
            browser.process.wait()


main()
