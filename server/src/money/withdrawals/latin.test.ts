import { expect, test } from 'vitest'
import { inLatin } from './latin.ts'

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
  'Kim 한': 'Kim ...',
  'a\u0301\u0302\u200d': 'a.',
}

test.each(Object.entries(spelled))('%j is written %j', (text, written) => {
  expect(inLatin(text, 140)).toBe(written)
})

/** Letter by letter: Greek by ELOT 743, Cyrillic by ICAO 9303 as passports write them. */
const alphabets: readonly (readonly [string, string])[] = [
  ['α β γ δ ε ζ η θ ι κ λ μ', 'a v g d e z i th i k l m'],
  ['ν ξ ο π ρ σ ς τ υ φ χ ψ ω', 'n x o p r s s t y f ch ps o'],
  ['а б в г д е ж з и й к л м н о п', 'a b v g d e zh z i i k l m n o p'],
  ['р с т у ф х ц ч ш щ ъ ы э ю я', 'r s t u f kh ts ch sh shch ie y e iu ia'],
  ['і ђ є ѕ ј љ њ ћ џ ґ ѣ', 'i d ie dz j lj nj c dz g ie'],
  ['ß ẞ æ Æ œ Œ ø Ø ł Ł đ Đ ð Ð', 'ss SS ae Ae oe Oe o O l L d D d D'],
  ['þ Þ ħ Ħ ı ŋ Ŋ ŧ Ŧ ə Ə', 'th Th h H i n N t T e E'],
  ['a& a@ a_a a‐a a‑a a‒a a–a a—a a−a', 'a+ a(at) a-a a-a a-a a-a a-a a-a a-a'],
  ['a‘ a’ aʼ a` a´ a“ a” a"', "a' a' a' a' a' a' a' a'"],
]

test.each(alphabets)('%j is written %j', (letters, written) => {
  expect(inLatin(letters, 140)).toBe(written)
  const capitals = /[а-яα-ω]/.test(letters) ? letters.toUpperCase() : letters
  expect(inLatin(capitals, 140).toLowerCase()).toBe(written.toLowerCase())
})

test('a letter of two stays one capital and one small', () => {
  expect(inLatin('Щ Ж Θ Ψ', 140)).toBe('Shch Zh Th Ps')
  expect(inLatin('объявить', 140)).toBe('obieiavit')
})

test('nothing is left at the ends that means something to a program', () => {
  for (const text of [' a ', '/a/', ':a', '-a', '//a//', '- / : a / ', '\ta\n']) {
    expect([text, inLatin(text, 140)]).toEqual([text, 'a'])
  }
  expect([inLatin('a-', 140), inLatin('a:', 140)]).toEqual(['a-', 'a:'])
  expect(inLatin('a///b   c', 140)).toBe('a/b c')
  expect(inLatin('abc d', 4)).toBe('abc')
})

test('what has no letter that a bank reads is written as not provided', () => {
  for (const text of ['', '   ', '李小龍', '///', '....', '\u0301']) {
    expect(inLatin(text, 140)).toBe('NOTPROVIDED')
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
