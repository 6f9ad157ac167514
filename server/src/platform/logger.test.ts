// What the log says of a line, and what it never says.

import { closeSync, existsSync, openSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newLinkToken, newToken, newUuid, systemRandom } from './crypto.ts'
import { linesThatMayBeLost, openLogger, withoutPersonal } from './logger.ts'

function lines(level: 'debug' | 'warn', say: (log: ReturnType<typeof openLogger>) => void) {
  const written: string[] = []
  say(openLogger(level, { write: (line) => void written.push(line) }))
  return written.map((line): Record<string, unknown> => JSON.parse(line))
}

test('a line has its level, part, time and words', () => {
  const [line] = lines('warn', (log) =>
    log.child({ part: 'money' }).warn({ n: 1 }, 'a chain is slow'),
  )
  expect(line).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    part: 'money',
    n: 1,
    msg: 'a chain is slow',
  })
})

test('below its level nothing is written', () => {
  expect(lines('warn', (log) => log.info('nothing'))).toEqual([])
})

test('of an error only what is ours to tell, and of a request nothing', () => {
  const error = Object.assign(new Error('no'), { code: 'E1', parameters: ['s3cret'] })
  const [line] = lines('warn', (log) => log.warn({ err: error, req: { body: 's3cret' } }, 'x'))
  expect(line).toMatchObject({ err: { name: 'Error', message: 'no', code: 'E1' } })
  expect(JSON.stringify(line)).not.toContain('s3cret')
})

const cards = ['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117']

test.each(cards)('the number of a card is no part of a line: %s', (card) => {
  const groups = card.replace(/(\d{4})(?=\d)/g, '$1 ')
  for (const text of [card, groups, `"${card}"`]) {
    expect(withoutPersonal(`a ${text} b`)).not.toContain(text.replaceAll('"', ''))
  }
})

test('no address and no token is, wherever they stand', () => {
  const text = fc.string({ unit: fc.constantFrom(...' {}":,=/?&.abc\n'), maxLength: 30 })
  fc.assert(
    fc.property(fc.emailAddress(), text, text, (address, before, after) => {
      const [, domain = ''] = address.split('@')
      expect(withoutPersonal(`${before} ${address} ${after}`)).not.toContain(`@${domain}`)
    }),
  )
  for (let run = 0; run < 200; run += 1) {
    for (const token of [newToken(systemRandom), newLinkToken(systemRandom)]) {
      const line = withoutPersonal(`{"msg":"GET /x?token=${token}&a=1"}`)
      expect(line).toBe('{"msg":"GET /x?token=[token]&a=1"}')
    }
  }
})

test('what helps whoever looks stays: ids, transactions, sums', () => {
  const id = newUuid(1_700_000_000_000 as never, systemRandom)
  const said = `mail ${id} waits; tx ${'ab12'.repeat(16)}; 0x${'0f'.repeat(20)}; 1234567890123 cents`
  expect(withoutPersonal(said)).toBe(said)
})

const full = '/dev/full'
if (!existsSync(full))
  console.warn(`There is no ${full} here: a full disk of the log is not tried.`)

test.skipIf(!existsSync(full))('a full disk throws at nobody who has something to say', () => {
  const fd = openSync(full, 'w')
  const log = openLogger('warn', linesThatMayBeLost(fd))
  for (let nr = 0; nr < 100; nr += 1) expect(() => log.warn('x'.repeat(50_000))).not.toThrow()
  closeSync(fd)
})
