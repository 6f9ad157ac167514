import { expect, test } from 'vitest'
import { inLatin, notProvided } from './latin.ts'

const spelled: Readonly<Record<string, string>> = {
  'Ada Lovelace': 'Ada Lovelace',
  'Zoë Łukasz Đặng': 'Zoe Lukasz Dang',
  'Ærøskøbing Straße Þór Ðura': 'Aeroskobing Strasse Thor Dura',
  'Ελένη Παπαδοπούλου': 'Eleni Papadopoulou',
  'Наталья Ёлкина, Щукин-Юрьев': 'Natalia Elkina, Shchukin-Iurev',
  'Ğışık İÇ ﬁne': 'Gisik IC fine',
  'O’Brien – “Söhne” & Co.': "O'Brien - 'Sohne' + Co.",
  'a\tb\u00a0 c': 'a b c',
  'R2D2 (Inc) 5/6?': 'R2D2 (Inc) 5/6?',
  '<b>x</b>': '.b.x./b.',
  '//a//b//': 'a/b',
  '-:a': 'a',
  'Wang 小明': 'Wang ..',
}

test.each(Object.entries(spelled))('%j is written %j', (text, written) => {
  expect(inLatin(text, 140)).toBe(written)
})

test('what has no letter that a bank reads is written as not provided', () => {
  for (const text of ['', '   ', '李小龍', '///', '....', '\u0301']) {
    expect(inLatin(text, 140)).toBe(notProvided)
  }
})

test('any sign becomes one that banks take, and no name is too long', () => {
  for (let code = 0; code < 0x11_0000; code += code < 0x2200 ? 1 : 97) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const written = inLatin(`a${String.fromCodePoint(code)}z`, 10)
    if (!/^[A-Za-z0-9 /?:().,'+-]{2,10}$/.test(written)) expect([code, written]).toEqual([])
  }
  expect(inLatin('ß'.repeat(200), 140)).toHaveLength(140)
})
