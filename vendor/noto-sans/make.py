"""Makes the files of this folder from unpacked packages of npm.

Usage: make.py PACKAGES, a folder that holds noto-sans, noto-sans-arabic and so on. It needs fonttools 4.66 and brotli 1.2.
"""

import glob
import json
import os
import shutil
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib import TTFont

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(HERE, 'fonts')
SCRIPTS = ['arabic', 'hebrew', 'devanagari', 'bengali', 'gurmukhi', 'gujarati', 'tamil', 'telugu', 'kannada', 'malayalam', 'thai']
SCRIPTS += ['armenian', 'georgian']
IDEOGRAPHS = {'jp': 'japanese', 'sc': 'chinese-simplified', 'tc': 'chinese-traditional', 'kr': 'korean'}
WEIGHTS = {'regular': 400, 'bold': 700}
# Ligatures of Latin letters, which have plain letters, and characters for private use.
LEFT_OUT = set(range(0xE000, 0xF900)) | set(range(0xFB00, 0xFB07))


def copy(packages):
    for weight, number in WEIGHTS.items():
        for script in SCRIPTS:
            source = f'noto-sans-{script}/files/noto-sans-{script}-{script}-{number}-normal.woff2'
            shutil.copyfile(os.path.join(packages, source), os.path.join(FONTS, f'{script}-{weight}.woff2'))
        for part in ['latin-ext', 'vietnamese']:
            source = f'noto-sans/files/noto-sans-{part}-{number}-normal.woff2'
            shutil.copyfile(os.path.join(packages, source), os.path.join(FONTS, f'{part}-{weight}.woff2'))
    for package, name in IDEOGRAPHS.items():
        source = f'noto-sans-{package}/files/noto-sans-{package}-{name}-400-normal.woff2'
        shutil.copyfile(os.path.join(packages, source), os.path.join(FONTS, f'{name}.woff2'))


def read_characters(path):
    return TTFont(path).getBestCmap()


def merge_rare(packages):
    """Joins the characters that only the many small files of the packages have: rare ideographs and signs."""
    known = set(LEFT_OUT)
    for path in glob.glob(os.path.join(FONTS, '*.woff2')):
        if not path.endswith('rare.woff2'):
            known |= set(read_characters(path))
    glyphs, metrics, characters = {}, {}, {}
    for package in ['sc', 'jp', 'tc', 'kr']:
        for path in sorted(glob.glob(os.path.join(packages, f'noto-sans-{package}/files/*-400-normal.woff2'))):
            font = TTFont(path)
            for code, name in font.getBestCmap().items():
                if code in known:
                    continue
                known.add(code)
                glyph = font['glyf'][name]
                if glyph.isComposite():
                    raise ValueError(f'{name} of {path} has parts')
                glyphs[f'u{code:05X}'] = glyph
                metrics[f'u{code:05X}'] = font['hmtx'][name]
                characters[code] = f'u{code:05X}'
                empty = font['glyf']['.notdef'] if '.notdef' in font['glyf'] else glyph
    order = ['.notdef', *sorted(glyphs)]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(characters)
    builder.setupGlyf({'.notdef': empty, **glyphs})
    builder.setupHorizontalMetrics({'.notdef': (1000, 0), **metrics})
    builder.setupHorizontalHeader(ascent=1160, descent=-288)
    copyright = "(c) 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'."
    names = {'copyright': copyright, 'familyName': 'Noto Sans CJK Rare', 'styleName': 'Regular'}
    builder.setupNameTable({**names, 'licenseInfoURL': 'http://scripts.sil.org/OFL'})
    builder.setupOS2(sTypoAscender=880, sTypoDescender=-120, usWinAscent=1160, usWinDescent=288)
    builder.setupPost(keepGlyphNames=False)
    builder.font['head'].created = builder.font['head'].modified = TTFont(path)['head'].modified
    builder.font.recalcTimestamp = False
    builder.font.flavor = 'woff2'
    builder.save(os.path.join(FONTS, 'rare.woff2'))


def to_base36(number):
    digits = ''
    while number or not digits:
        number, digit = divmod(number, 36)
        digits = '0123456789abcdefghijklmnopqrstuvwxyz'[digit] + digits
    return digits


def list_widths(path):
    """The characters of each width: for each run of them its distance to the end of the run before, and its length if it is not 1."""
    font = TTFont(path)
    if font['head'].unitsPerEm != 1000:
        raise ValueError(path)
    by_width = {}
    for code, name in sorted(font.getBestCmap().items()):
        runs = by_width.setdefault(font['hmtx'][name][0], [])
        if runs and runs[-1][1] == code:
            runs[-1][1] += 1
        else:
            runs.append([code, code + 1])
    written = {}
    for width, runs in by_width.items():
        end, parts = 0, []
        for first, after in runs:
            length = after - first
            parts.append(to_base36(first - end) + ('' if length == 1 else f'+{to_base36(length)}'))
            end = after
        written[width] = ' '.join(parts)
    return written


if __name__ == '__main__':
    os.makedirs(FONTS, exist_ok=True)
    copy(sys.argv[1])
    merge_rare(sys.argv[1])
    names = sorted(name for name in os.listdir(FONTS) if name.endswith('.woff2'))
    widths = {name[:-6]: list_widths(os.path.join(FONTS, name)) for name in names}
    with open(os.path.join(HERE, 'widths.json'), 'w', encoding='ascii') as file:
        json.dump(widths, file, indent=2)
        file.write('\n')
