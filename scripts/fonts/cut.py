"""Cuts a variable font of app/fonts to the weights we write in (docs/decisions/055).

    python3 scripts/fonts/cut.py FROM.woff2 TO.woff2 700 800 --one-kerning --written

Needs Debian's python3-fonttools and python3-brotli. FROM is a file of npm's @fontsource-variable packages. Every letter stays,
but of a Latin file --written keeps what our pages are written in (WRITTEN), and --rare the others, for a file of their own whose
range is printed (app/fonts/fonts.ts); fractions and proportional figures go. With --one-kerning the boldest's kerning stands for
all, but for what moves a letter by a hundredth of its size at most: a quarter of the display font, and 0.0005 of a title's width;
the text font would be 0.006 wider, and 2 % smaller.
"""

import sys
from tempfile import NamedTemporaryFile
from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.varLib.instancer import instantiateVariableFont

FEATURES = 'kern mark mkmk ccmp locl liga calt rvrn rclt rlig isol init medi fina tnum'.split()

# Of a thousand: what nobody sees between two letters.
LEAST_KERNING = 10

# French and English, the names of our cities, and what is frequent in people's names.
WRITTEN = {*range(0x20, 0x7F), *map(ord, '\u00a0\u2009\u202f«»’‘“”–—…€·•×°²³−ÀÂÇÉÈÊËÎÏÔŒÙÛàâæçéèêëîïôœùûüáíóúñöä')}


def range_of(codes):
    return ','.join(f'U+{code:04X}' for code in sorted(codes))


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
                for value in (record.Value1, record.Value2):
                    if value is not None and abs(getattr(value, 'XAdvance', 0)) <= LEAST_KERNING:
                        value.XAdvance = 0


source, target, lightest, boldest = sys.argv[1:5]
options = Options(layout_features=FEATURES, flavor='woff2')
between = NamedTemporaryFile()
instantiateVariableFont(load_font(source, options), {'wght': (int(lightest), int(boldest))}).save(between.name)
font = load_font(between.name, options)
cut = Subsetter(options)
codes = set(font.getBestCmap().keys())
if '--written' in sys.argv:
    codes &= WRITTEN
elif '--rare' in sys.argv:
    codes -= WRITTEN
    print(range_of(codes))
cut.populate(unicodes=codes)
cut.subset(font)
if '--one-kerning' in sys.argv:
    keep_one_kerning(font)
save_font(font, target, options)
