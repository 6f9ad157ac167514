// What is left of personal data where nobody said why they have to read it: enough to tell two
// apart, and never how long it is.

import type { PersonalField } from '#contract/staff/personal-data.ts'

const dots = '·····'

const masks: Readonly<Record<PersonalField, (value: string) => string>> = {
  // The first sign of the first word and of the last.
  name: (value) => {
    const words = value.split(/\s+/)
    const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
    return ends.map((word = '') => `${firstSign(word)}${dots}`).join(' ')
  },
  // The first sign, and what the address ends in.
  email: (value) => {
    const ending = /\.[a-z]{2,12}$/i.exec(value)?.[0] ?? ''
    return `${firstSign(value)}····@${dots}${ending}`
  },
  phone: (value) => `${dots}${lastOf(value, 2)}`,
  address: () => dots,
  date_of_birth: () => dots,
  bank_account: (value) => `${dots}${lastOf(value, 4)}`,
  wallet: (value) => (value.length < 20 ? dots : `${value.slice(0, 4)}${dots}${value.slice(-4)}`),
}

/** Nothing is masked as nothing. */
export function maskOf(field: PersonalField, value: string): string {
  const trimmed = value.trim()
  return trimmed === '' ? '' : masks[field](trimmed)
}

/** No half of a sign that takes two. */
function firstSign(text: string): string {
  return [...text][0] ?? ''
}

/** Of what is so short that its end is most of it, nothing. */
function lastOf(value: string, count: number): string {
  return value.length < 3 * count ? '' : value.slice(-count)
}
