import { expect, test } from 'vitest'
import { passwordProblem, wordsOf } from './password-rules.ts'
import { popularPasswords } from './popular-passwords.ts'

const words = wordsOf('ada.lovelace+shop@example.org', 'Ada', 'Byron', 'Truestrike')

test.each([
  'password',
  'PassWord1',
  'P@ssw0rd',
  'password123!',
  'sunshine2031!',
  'qwertyuiop',
  'trustno1',
  '12345678',
  '98765432',
  'abcdefgh',
  'aaaaaaaa',
  'aaaa1111',
  'abcabcabc',
  '12341234',
  'asdfghjkl',
  'iloveyou2',
  'football1',
])('%s is one that others have', (password) => {
  expect(passwordProblem(password, words)).toBe('popular')
})

test.each([
  'ada.lovelace',
  'AdaLovelace1',
  'lovelace-99',
  'ada.lovelace+shop@example.org',
  'byron2026',
  'truestrike!',
])('%s is made from what we call the client', (password) => {
  expect(passwordProblem(password, words)).toBe('like_a_name')
})

test.each([
  'correct horse battery',
  'otter-meadow-41',
  'xK9#mQ2$',
  'byron wrote this in 1816',
  'Ada likes engines',
  'пароль-и-ключ',
  '日本語のパスワード',
])('%s may be chosen', (password) => {
  expect(passwordProblem(password, words)).toBeUndefined()
})

test('the list has the three thousand most popular ones, and as many more, all long enough', () => {
  const all = [...popularPasswords]
  expect(all.length).toBeGreaterThan(5_900)
  expect(all.filter((it) => it.length < 8 || it !== it.toLowerCase())).toEqual([])
  for (const password of ['homelesspa', 'zag12wsx', 'passer2009', '1029384756', 'q1w2e3r4t5'])
    expect(passwordProblem(password, words)).toBe('popular')
})
