import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { millis } from '#kernel/time.ts'
import { type PdfPage, pdfOf } from './pdf.ts'
import { linesWithin, widthOf } from './pdf-text.ts'

async function drawn(pages: number, draw: (page: PdfPage, nr: number) => void): Promise<Buffer> {
  const parts: Buffer[] = []
  const facts = {
    title: 'A (test)',
    language: 'en' as const,
    at: millis(Date.UTC(2026, 10, 21)),
    pages,
  }
  for await (const part of pdfOf(facts, draw)) parts.push(part)
  return Buffer.concat(parts)
}

function textsOf(pdf: Buffer): string[] {
  const all = pdf.toString('latin1')
  return [...all.matchAll(/\/Length (\d+) \/Filter \/FlateDecode >>\nstream\n/g)].map((found) => {
    const start = found.index + found[0].length
    return inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1')
  })
}

it('has a table that leads to every object, and as many pages as it says', async () => {
  const pdf = await drawn(3, (page, nr) => page.text(50, 50, `page ${nr}`, { size: 9 }))
  const all = pdf.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(all)?.[1])
  expect(all.slice(start, start + 4)).toBe('xref')
  const entries = [...all.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)]
  expect(entries).toHaveLength(11)
  for (const [index, entry] of entries.entries()) {
    expect(all.slice(Number(entry[1])).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  }
  expect(all).toContain('/Count 3 /Kids [6 0 R 8 0 R 10 0 R]')
  expect(textsOf(pdf).map((text) => /\(page \d\)/.exec(text)?.[0])).toEqual([
    '(page 1)',
    '(page 2)',
    '(page 3)',
  ])
})

it('escapes what would end a text, and writes letters beyond English', async () => {
  const pdf = await drawn(1, (page) => {
    page.text(50, 50, 'a (b) \\ c', { size: 9 })
    page.text(50, 40, 'Zoë – 5 € ł', { size: 9 })
    page.text(50, 30, 'Nguyễn \u2212 Ω', { size: 9 })
  })
  const [text = ''] = textsOf(pdf)
  expect(text).toContain('(a \\(b\\) \\\\ c)')
  expect(text).toContain('(Zo\\353 \\226 5 \\200 \\014)')
  expect(text).toContain('(Nguyen - ?)')
})

it('ends figures at the right where they are told to', async () => {
  const pdf = await drawn(1, (page) => page.text(100, 50, '1,000.00', { size: 10, align: 'right' }))
  // 6 digits of 5.56, a comma and a point of 2.78
  expect(textsOf(pdf)[0]).toContain('61.08 50 Td')
})

it('knows how wide a text is drawn, whatever letters it has', () => {
  expect(widthOf('Wij €', 10, false)).toBeCloseTo(9.44 + 2.22 + 2.22 + 2.78 + 7.22)
  expect(widthOf('Balance', 8, true)).toBeCloseTo(30.68)
})

it('goes on in the next line: by words, and within one that is too long', () => {
  expect(linesWithin('Ada Lovelace', 200, 9)).toEqual(['Ada Lovelace'])
  expect(linesWithin('', 200, 9)).toEqual([''])
  expect(linesWithin('one two three', 30, 9)).toEqual(['one', 'two', 'three'])
  const lines = linesWithin(`a ${'W'.repeat(10)} b`, 40, 10)
  expect(lines).toEqual(['a', 'WWWW', 'WWWW', 'WW b'])
})

it('has a picture once, drawn on each page that asks for it', async () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xd9])
  const picture = { jpeg, pixelsWide: 40, pixelsHigh: 20, width: 20, height: 10 }
  const parts: Buffer[] = []
  const facts = {
    title: 'T',
    language: 'en' as const,
    at: millis(Date.UTC(2026, 10, 21)),
    pages: 2,
    picture,
  }
  for await (const part of pdfOf(facts, (page) => page.picture(48, 700))) parts.push(part)
  const pdf = Buffer.concat(parts)
  const all = pdf.toString('latin1')
  expect(textsOf(pdf)).toEqual(Array(2).fill('q 20 0 0 10 48 700 cm /L Do Q'))
  expect(all.match(/\/XObject << \/L 10 0 R >>/g)).toHaveLength(2)
  const head = '10 0 obj\n<< /Type /XObject /Subtype /Image /Width 40 /Height 20'
  expect(all.split(head)).toHaveLength(2)
  expect(pdf.includes(Buffer.concat([Buffer.from('/Length 4 >>\nstream\n'), jpeg]))).toBe(true)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(all)?.[1])
  const entries = [...all.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)]
  expect(entries).toHaveLength(10)
  for (const [index, entry] of entries.entries()) {
    expect(all.slice(Number(entry[1])).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  }
})

it('has the letters of Polish and Turkish by the names they have in Helvetica', async () => {
  const pdf = await drawn(1, (page) => page.text(50, 50, 'Łódź İĞış', { size: 9 }))
  const all = pdf.toString('latin1')
  const [, differences = ''] = /\/Differences \[1 ([^\]]*)\]/.exec(all) ?? []
  const names = differences.split(' ')
  expect(names).toHaveLength(22)
  expect(new Set(names).size).toBe(22)
  const codes = ['Lslash', 'zacute', 'Idotaccent', 'Gbreve', 'dotlessi', 'scedilla'].map(
    (name) => `\\${(names.indexOf(`/${name}`) + 1).toString(8).padStart(3, '0')}`,
  )
  const [l, z, dotted, breve, dotless, cedilla] = codes
  expect(textsOf(pdf)[0]).toContain(`(${l}\\363d${z} ${dotted}${breve}${dotless}${cedilla})`)
  expect(widthOf('Łąığ', 10, false)).toBeCloseTo(5.56 + 5.56 + 2.78 + 5.56)
  expect(widthOf('Łąığ', 10, true)).toBeCloseTo(6.11 + 5.56 + 2.78 + 6.11)
})

it('tells its language and its title, whatever letters that has', async () => {
  const parts: Buffer[] = []
  const facts = { title: 'Wyciąg', language: 'pl' as const, at: millis(0), pages: 1 }
  for await (const part of pdfOf(facts, () => {})) parts.push(part)
  const all = Buffer.concat(parts).toString('latin1')
  expect(all).toContain('/Lang (pl)')
  const [, hex = ''] = /\/Title <feff([\da-f]+)>/.exec(all) ?? []
  expect(Buffer.from(hex, 'hex').swap16().toString('utf16le')).toBe('Wyciąg')
})
