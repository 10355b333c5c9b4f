"""Cuts a variable font of app/fonts to the weights we write in (docs/decisions/055).

    python3 scripts/fonts/cut.py FROM.woff2 TO.woff2 700 800 --one-kerning

Needs Debian's python3-fonttools and python3-brotli. FROM is a file of npm's @fontsource-variable packages. Every letter stays;
fractions and proportional figures go. With --one-kerning the boldest's kerning stands for all: a fifth of the display font, and
0.0005 of a title's width; the text font would be 0.006 wider, and 2 % smaller.
"""

import sys
from tempfile import NamedTemporaryFile
from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.varLib.instancer import instantiateVariableFont

FEATURES = 'kern mark mkmk ccmp locl liga calt rvrn rclt rlig isol init medi fina tnum'.split()


def without_variation(value):
    for device in ('XPlaDevice', 'YPlaDevice', 'XAdvDevice', 'YAdvDevice'):
        if hasattr(value, device):
            delattr(value, device)


def keep_one_kerning(font):
    for lookup in font['GPOS'].table.LookupList.Lookup:
        if lookup.LookupType != 2:
            continue
        for pairs in (getattr(one, 'ExtSubTable', one) for one in lookup.SubTable):
            pairs.ValueFormat1 &= 0x0F
            pairs.ValueFormat2 &= 0x0F
            records = (
                [record for of_one in pairs.PairSet for record in of_one.PairValueRecord]
                if pairs.Format == 1
                else [record for of_one in pairs.Class1Record for record in of_one.Class2Record]
            )
            for record in records:
                without_variation(record.Value1)
                without_variation(record.Value2)


source, target, lightest, boldest = sys.argv[1:5]
options = Options(layout_features=FEATURES, flavor='woff2')
between = NamedTemporaryFile()
instantiateVariableFont(load_font(source, options), {'wght': (int(lightest), int(boldest))}).save(between.name)
font = load_font(between.name, options)
cut = Subsetter(options)
cut.populate(unicodes=font.getBestCmap().keys())
cut.subset(font)
if '--one-kerning' in sys.argv:
    keep_one_kerning(font)
save_font(font, target, options)
