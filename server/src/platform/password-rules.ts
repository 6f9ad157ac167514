// Which passwords people may choose: not one that others have too, nor one made from what we call
// them.

import { type Problem, problem } from '#contract/shared/problems.ts'
import { popularPasswords } from './popular-passwords.ts'

/** What is wrong with a new password. `words` are their names and of ours. */
export function passwordProblem(
  password: string,
  words: readonly string[],
): 'popular' | 'like_a_name' | undefined {
  const plain = password.toLowerCase()
  const isPopular = [plain, withoutDisguise(plain), withoutTail(plain)].some(
    (form) => popularPasswords.has(form) || isRun(form),
  )
  if (isPopular) return 'popular'
  const isName = words.some((word) => isMostly(plain, word.toLowerCase()))
  return isName ? 'like_a_name' : undefined
}

export type NewPassword = { readonly password: string; readonly confirmPassword: string }

/** What is wrong with a new password and its repetition. */
export function newPasswordErrors(
  { password, confirmPassword }: NewPassword,
  words: readonly string[],
): Problem[] {
  const wrong = passwordProblem(password, words)
  return [
    ...(wrong ? [problem('password', wrong)] : []),
    ...(password === confirmPassword ? [] : [problem('confirmPassword', 'mismatch')]),
  ]
}

/** The words of an e-mail address and of names that a password must not be made from. */
export function wordsOf(email: string, ...names: readonly string[]): string[] {
  const local = email.split('@')[0] ?? ''
  return [local, local.replace(/[._+-]/g, ''), ...local.split(/[._+-]/), email, ...names]
}

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** "p@ssw0rd" is "password". */
function withoutDisguise(plain: string): string {
  return plain.replace(/[013457@$!]/g, (character) => disguises[character] ?? character)
}

/** "sunshine2031!" is "sunshine", where that much is left. */
function withoutTail(plain: string): string {
  return plain.replace(/[\d!.?@#$*]{1,5}$/, '')
}

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((row) => [row, [...row].reverse().join('')])

/**
 * Few different characters ("aaaa1111"), a piece over and over ("abcabcabc"), or neighbours in a
 * row ("34567890").
 */
function isRun(plain: string): boolean {
  if (plain.length < 8) return false
  if (new Set(plain).size <= 2 || /^(.{1,4})\1+.{0,3}$/s.test(plain)) return true
  return rows.some((row) => row.includes(plain))
}

/** The word itself with less than five characters of anything else around it. */
function isMostly(plain: string, word: string): boolean {
  return word.length >= 4 && plain.includes(word) && plain.length - word.length < 5
}
