// The voice of the Dutch texts: one word for each thing, and one way to speak to whoever reads.

import { describe, expect, it } from 'vitest'
import * as problemWords from '#browser/i18n/nl/problem-words.ts'
import * as termWords from '#browser/i18n/nl/term-words.ts'
import { help as helpInEnglish } from '../web/src/lib/i18n/messages/help.ts'
import { help } from '../web/src/lib/i18n/messages/nl/help.ts'
import { site } from '../web/src/lib/i18n/messages/nl/site.ts'
import { site as siteInEnglish } from '../web/src/lib/i18n/messages/site.ts'
import * as serverWords from '../web/src/lib/i18n/nl/wire-words.ts'
import { leavesOf } from './texts.ts'

type Module = Readonly<Record<string, unknown>>

const all: Readonly<Record<string, Module>> = import.meta.glob(
  [
    '../browser/src/i18n/messages/nl/*.ts',
    '../web/src/lib/i18n/messages/nl/*.ts',
    '../contract/src/*/nl/*-words.ts',
    '../web/src/features/coins/nl/{bitcoin,bitcoin-cash,litecoin,ethereum,ripple}.ts',
  ],
  { eager: true },
)

/** What the server and the contract say, and the coin pages' words, beside all the messages. */
const said = [
  ...leavesOf(serverWords, 'server'),
  ...leavesOf(problemWords, 'problems'),
  ...leavesOf(termWords, 'terms'),
  ...Object.entries(all)
    .flatMap(([path, module]) => leavesOf(module, path))
    .filter(([name]) => !name.includes('.operatorInEnglish')),
]

it('there are texts to look at', () => {
  expect(Object.keys(all).length).toBeGreaterThan(45)
  expect(said.length).toBeGreaterThan(1_500)
})

describe('one voice', () => {
  it('says "je" to whoever reads, never "u"', () => {
    const formal = /(?<!\d )\b(u|uw|uzelf)\b/i
    expect(said.filter(([, words]) => formal.test(words))).toEqual([])
  })

  it.each([
    ['inleg', /\binzet\b/i],
    ['exploitant', /\b(uitbater|operator)\b/i],
    ['klantenservice', /\bsupport\b/i],
    ['livechat', /\blive chat\b/i],
    ['gesimuleerd', /\bsimulated\b/i],
    ['transactie', /\btrades?\b/i],
    ['profiel wijzigen', /\bedit profile\b/i],
    ['opname', /\b(uitbetalingsverzoek|onttrekking|withdrawals?)\b/i],
    ['storting', /\b(inlage|deposits?)\b/i],
    ['afrekening', /\b(bon|kwitantie|receipts?)\b/i],
    ['saldo', /\b(tegoed|balance)\b/i],
    ['bijgeschreven', /\b(gecrediteerd|credited)\b/i],
    ['richting', /\b(zijde|side)\b/i],
    ['bevroren', /\b(geblokkeerd|frozen)\b/i],
  ])('has one word: %s', (_, other) => {
    expect(said.filter(([, words]) => other.test(words))).toEqual([])
  })

  it('names a page alike in the menu and where help is', () => {
    const languages = [
      [help, site],
      [helpInEnglish, siteInEnglish],
    ] as const
    const pages = ['contact', 'terms', 'privacy', 'risk', 'aml', 'payment'] as const
    for (const [helping, { menu }] of languages) {
      for (const page of pages) expect(helping[page]).toBe(menu[page])
    }
  })
})
