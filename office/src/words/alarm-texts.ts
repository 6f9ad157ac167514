// What the install sounds an alarm for, by code: in English the contract has the sentences.

export { alarmTexts } from '#contract/staff/alarm-texts.ts'

/** What stands for a code within them. */
export const alarmTerms = {
  held: 'waiting for an answer',
  frozen: 'standing still',
  silent: 'silent',
} as const
