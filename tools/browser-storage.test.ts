// Whatever the web keeps in a browser is said in the privacy text: every name under which it keeps
// something is found in the source, and has words of that text beside it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newestVersion } from '#contract/public/legal-outlines.ts'

const root = join(import.meta.dirname, '..')

/** Each name, or its unchanging beginning, and how the text calls what is kept under it. */
const kept: Readonly<Record<string, readonly [en: string, nl: string]>> = {
  theme: ['light or dark', 'licht of donker'],
  mode: ['demo or live account', 'demo of live-account'],
  ticket: ['what you last chose on the trading screen', 'het laatst koos op het handelsscherm'],
  // Interval, look, indicators and drawings, by client and instrument.
  charts: ['the chart’s interval and look', 'het uiterlijk van de grafiek'],
  layout: ['how large the parts of that screen are', 'hoe groot de delen van dat scherm zijn'],
  sounds: ['whether a tone or a buzz tells you', 'of een toon of trilling je vertelt'],
  'ticker-paused': ['whether the prices in the header stand still', 'of de koersen in de kop'],
  'legal-notice ': ['which announcements of new texts', 'welke aankondigingen van nieuwe teksten'],
  'signed-in': ['that you are signed in', 'dat je bent ingelogd'],
  'signed-out-why': ['why you were signed out', 'waarom je werd uitgelogd'],
  'session-began': ['when this visit began', 'wanneer dit bezoek begon'],
  'way-back': ['which page to return to', 'naar welke pagina je na het inloggen teruggaat'],
  'profile-later': ['that you put off the profile', 'dat je het profiel'],
  'legal-texts-later': ['or the acceptance of a text', 'het accepteren van een tekst uitstelde'],
  tour: ['how far you are in the tour of a first trade', 'hoe ver je in de rondleiding'],
  'chat-panel': ['whether the chat is open', 'of de chat open is'],
  landing: [
    'what the link of a confirmation mail came to',
    'waar de link van een bevestigingsmail',
  ],
}

/** What the trading screen keeps under one name, piece by piece. */
const ticket: Readonly<Record<string, readonly [en: string, nl: string]>> = {
  symbol: ['which is the instrument', 'dus instrument'],
  amount: ['stake', 'inleg'],
  duration: ['duration', 'looptijd'],
  strikeRate: ['strike rate', 'strike rate'],
  oneClick: ['whether one click places a trade', 'of één klik een transactie plaatst'],
  favourites: ['your watch list', 'je volglijst'],
  // Whether it is folded is of the watch list too.
  showsWatchList: ['your watch list', 'je volglijst'],
  showsTrades: ['whether it shows your trades', 'of die je transacties toont'],
}

/** What may ask a browser for more than to keep a word under a name. */
const workers = {
  'web/public/update.js': 'has the worker registered',
  'web/public/worker.js': 'keeps what the server lists',
  'web/src/features/notice-choices/push.ts': 'asks for push messages, once somebody pressed',
}

const shownIn = (path: string) => readFileSync(join(root, path), 'utf8')

function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js|html)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: shownIn(path) }))
}

const ours = [
  ...sources('web/src'),
  ...sources('web/public'),
  ...sources('browser/src'),
  ...sources('ui/src'),
  ...['web/index.html', 'web/site.html', 'web/card-fields.html'].map((path) => ({
    path,
    text: shownIn(path),
  })),
]

/** The first argument of each call that keeps, reads or removes something. */
const calls =
  /(?:(?:local|session)Storage\.(?:get|set|remove)Item|createStored(?:<\w+>)?)\(\s*([^,)]+(?:\(\w+\))?)/g

/** What an argument comes to: a text, or what gives one in its file or is exported by another. */
function nameOf(argument: string, text: string): string {
  const quoted = /^['"`]([^'"`$]*)/.exec(argument)
  if (quoted) return quoted[1] ?? ''
  const word = /^\w+/.exec(argument)?.[0] ?? ''
  const gives = `\\b${word} = (?:\\([^)]*\\) => )?['"\`]([^'"\`$]*)`
  const exported = ours.map(({ text: other }) => new RegExp(`export const ${gives}`).exec(other))
  const made = new RegExp(gives).exec(text) ?? exported.find((found) => found !== null)
  return made?.[1] ?? `${argument}, whose name nobody can tell`
}

const storedTs = 'web/src/lib/storage/stored.ts'

function names(): string[] {
  const found = ours
    // It keeps under the names that it is given.
    .filter(({ path }) => path !== storedTs)
    .flatMap(({ text }) =>
      [...text.matchAll(calls)].map(([, argument = '']) => nameOf(argument.trim(), text)),
    )
  return [...new Set(found)].sort()
}

const version = newestVersion('privacy')
const said = (ending: string) =>
  shownIn(`web/src/features/legal/texts/privacy/${version}${ending}`).replace(/\s+/g, ' ')

describe('what a browser keeps', () => {
  it('is all in the list', () => {
    expect(names()).toEqual(Object.keys(kept).sort())
  })

  it('is kept by these means alone', () => {
    const others =
      /document\.cookie|cookieStore|indexedDB|\bcaches\b|serviceWorker|(local|session)Storage(?!\.(get|set|remove)Item\()/
    const found = ours.filter(({ text }) => others.test(text.replace(/\/\/.*$/gm, '')))
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(workers).sort())
    // `app-shell.test.ts` has what it keeps.
    expect(said('.md')).toContain('files that the site is built of, the same for everybody')
    expect(said('.nl.md')).toContain('bestanden waaruit de site is gebouwd, voor iedereen dezelfde')
  })

  // And that of the office, which no client gets.
  it('is no cookie but the two of signing in, and that of the chat', () => {
    const setters = sources('server/src').filter(({ text }) =>
      /setCookie\(|set-cookie/i.test(text.replace(/\/\/.*$/gm, '')),
    )
    expect(setters.map(({ path }) => path)).toEqual([
      'server/src/identity/sessions/signed-in.routes.ts',
      'server/src/install/desks/desks.routes.ts',
      'server/src/site/chat/chat.routes.ts',
    ])
    expect(setters[2]?.text.match(/setCookie\([^,]+,/g)).toEqual(['setCookie(cookie.name,'])
    const set = [...(setters[0]?.text ?? '').matchAll(/setCookie\((\w+(?:\.\w+)?),/g)]
    expect(set.map(([, name]) => name)).toEqual(['device.name', 'name'])
    expect(setters[0]?.text).toContain('const { name, options } = cookiesOf(')
  })

  it('is all in the list where the trading screen keeps it together', () => {
    const [, pieces = ''] =
      /createStored<Ticket>\('ticket', initial, \{([\s\S]*?)\n\}\)/.exec(
        shownIn('web/src/features/quick-trading/ticket.ts'),
      ) ?? []
    expect([...pieces.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)).toEqual(
      Object.keys(ticket),
    )
  })

  it.each(Object.entries({ ...kept, ...ticket }))('is said: %s', (_, [en, nl]) => {
    expect(said('.md')).toContain(en)
    expect(said('.nl.md')).toContain(nl)
  })
})
