"""Prints the words heard in parts of a sound file, one line a part.

usage: recognise.py GRAMMAR SOUND FROM-TO...   (bytes of the file; 16-bit mono)
"""
import array
import struct
import sys

from pocketsphinx import Decoder

RATE = 16000
HEADER = 44


def resampled(samples, rate):
    if rate == RATE:
        return samples
    count = len(samples) * RATE // rate
    return array.array("h", (samples[i * rate // RATE] for i in range(count)))


def main():
    grammar, sound, *parts = sys.argv[1:]
    with open(sound, "rb") as file:
        data = file.read()
    channels, rate = struct.unpack("<HI", data[22:28])
    decoder = Decoder(samprate=RATE, jsgf=grammar, lm=None, loglevel="FATAL")
    silence = b"\0" * RATE
    for part in parts:
        first, last = (max(HEADER, int(end)) for end in part.split("-"))
        samples = array.array("h", data[first:last - (last - first) % (2 * channels)])
        heard = resampled(samples[::channels], rate).tobytes()
        decoder.start_utt()
        decoder.process_raw(silence + heard + silence, full_utt=True)
        decoder.end_utt()
        hypothesis = decoder.hyp()
        print(hypothesis.hypstr if hypothesis else "")


main()
