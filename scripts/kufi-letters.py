"""Makes letters of Reem Kufi easier to tell: `python3 scripts/kufi-letters.py <from.woff2> <to.woff2>` (fontTools, brotli).

The everyday forms that stand always (`clig`) have an upright kaf, which is read as a tah: كيف as طيف. It keeps its slanted form.

A hah, jeem or khah is set apart from a letter with dots before it. In Reem Kufi the stroke of a medial hah meets the dot of a beh before it, so that بحر is read as يجر. The bar between
them is made longer, as a tatweel would, with nothing in the text.
"""
import sys
from copy import deepcopy

from fontTools.otlLib.builder import buildCoverage, buildSingleSubstSubtable
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

# In units of the font, 1,000 to an em.
LONGER = 210
# Letters whose first and middle forms carry dots: beh, teh, theh, noon, yeh.
DOTTED = (0x628, 0x62A, 0x62B, 0x646, 0x64A)
HAH = 0x62D
KAF = 0x643
IGNORE_MARKS = 8


def main(source, target):
    font = TTFont(source)
    gsub = font["GSUB"].table
    lookups = gsub.LookupList.Lookup
    features = gsub.FeatureList.FeatureRecord

    def mapped(tag, glyph):
        """The glyph a feature puts in the place of another; of several, the letter and not its dots."""
        for record in features:
            for index in record.Feature.LookupListIndex if record.FeatureTag == tag else ():
                for table in lookups[index].SubTable:
                    found = getattr(table, "mapping", {}).get(glyph)
                    if found:
                        return found if isinstance(found, str) else found[0]
        return glyph

    letter = lambda code: mapped("ccmp", font.getBestCmap()[code])
    hah = mapped("clig", mapped("medi", letter(HAH)))
    before = sorted({mapped(form, letter(code)) for code in DOTTED for form in ("init", "medi")}, key=font.getGlyphID)

    kafs = {mapped(form, letter(KAF)) for form in ("isol", "init", "medi", "fina")}
    for record in features:
        for index in record.Feature.LookupListIndex if record.FeatureTag == "clig" else ():
            for table in lookups[index].SubTable:
                for kaf in kafs & set(getattr(table, "mapping", {})):
                    del table.mapping[kaf]

    order = font.getGlyphOrder()
    apart = "hah.apart"
    font.setGlyphOrder([*order, apart])
    glyf, hmtx = font["glyf"], font["hmtx"]
    glyph = deepcopy(glyf[hah])
    width, side = hmtx[hah]
    points = glyph.coordinates
    # The bar along the base line, where the letter before it joins.
    bar = [at for at, (x, y) in enumerate(points) if x >= width and 0 <= y]
    assert len(bar) == 2, bar
    for at in bar:
        points[at] = (points[at][0] + LONGER, points[at][1])
    glyf[apart] = glyph
    glyph.recalcBounds(glyf)
    hmtx[apart] = (width + LONGER, side)
    font["GDEF"].table.GlyphClassDef.classDefs[apart] = font["GDEF"].table.GlyphClassDef.classDefs.get(hah, 1)

    # Its own dots stand where those of the other stand.
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if lookup.LookupType == 4 and hah in table.BaseCoverage.glyphs:
                record = table.BaseArray.BaseRecord[table.BaseCoverage.glyphs.index(hah)]
                table.BaseCoverage.glyphs.append(apart)
                table.BaseArray.BaseRecord.append(deepcopy(record))
                table.BaseArray.BaseCount += 1

    def lookup(kind, flag, table):
        made = otTables.Lookup()
        made.LookupType, made.LookupFlag, made.SubTable, made.SubTableCount = kind, flag, [table], 1
        lookups.append(made)
        gsub.LookupList.LookupCount = len(lookups)
        return len(lookups) - 1

    single = lookup(1, 0, buildSingleSubstSubtable({hah: apart}))
    chain = otTables.ChainContextSubst()
    chain.Format = 3
    glyph_ids = font.getReverseGlyphMap()
    chain.BacktrackCoverage = [buildCoverage(before, glyph_ids)]
    chain.InputCoverage = [buildCoverage([hah], glyph_ids)]
    chain.LookAheadCoverage = []
    chain.BacktrackGlyphCount, chain.InputGlyphCount, chain.LookAheadGlyphCount, chain.SubstCount = 1, 1, 0, 1
    step = otTables.SubstLookupRecord()
    step.SequenceIndex, step.LookupListIndex = 0, single
    chain.SubstLookupRecord = [step]
    context = lookup(6, IGNORE_MARKS, chain)
    for record in features:
        if record.FeatureTag == "clig":
            record.Feature.LookupListIndex.append(context)
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    font.flavor = "woff2"
    font.save(target)


main(*sys.argv[1:3])
