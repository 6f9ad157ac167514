import { expect, test } from 'vitest'
import { clientsCommandOf } from './clients-command.ts'
import { correctionsCommandOf } from './corrections-command.ts'

const id = '0190A000-0000-7000-8000-00000000000F'
const by = 'eve@trade.example'
const reason = 'We looked into it.'
const parse = (line: string, values: object = {}) =>
  correctionsCommandOf(line.split(' '), values) ?? clientsCommandOf(line.split(' '), values)

test('accounts are listed, shown, frozen and let go on', () => {
  const clients = { kind: 'clients', known: '12', by }
  const list = { kind: 'clients', verb: 'list', words: '', before: null }
  expect(parse('clients list')).toEqual(list)
  expect(parse('clients list Ada L', { before: '12' })).toEqual({
    ...list,
    words: 'Ada L',
    before: 12n,
  })
  expect(parse('clients frozen')).toEqual({ kind: 'clients', verb: 'frozen' })
  expect(parse('clients show a@b.example')).toMatchObject({ verb: 'show', known: 'a@b.example' })
  expect(parse('clients freeze 12', { as: ` ${by} `, reason })).toEqual({
    ...clients,
    verb: 'freeze',
    reason,
  })
  expect(parse('clients unfreeze 12', { as: by })).toEqual({
    ...clients,
    verb: 'unfreeze',
    reason: undefined,
  })
})

test('corrections are proposed, each with what it needs', () => {
  const proposed = { kind: 'corrections', verb: 'propose', reason, by }
  const lower = id.toLowerCase()
  expect(parse(`corrections propose deposit-restored ${id}`, { as: by, reason })).toEqual({
    ...proposed,
    wish: 'deposit_restored',
    id: lower,
  })
  const back = { as: by, reason, amount: '80.5', reference: ' R-7 ' }
  expect(parse(`corrections propose withdrawal-returned ${id}`, back)).toEqual({
    ...proposed,
    wish: 'withdrawal_returned',
    id: lower,
    amount: 8_050n,
    reference: 'R-7',
  })
  const gift = { as: by, reason, amount: '5' }
  expect(parse('corrections propose goodwill a@b.example', gift)).toEqual({
    ...proposed,
    wish: 'goodwill',
    known: 'a@b.example',
    amount: 500n,
  })
  expect(parse('corrections list', { all: true })).toMatchObject({ which: 'all' })
  for (const verb of ['confirm', 'withdraw']) {
    const decided = { kind: 'corrections', verb, id: lower, by }
    expect(parse(`corrections ${verb} ${id}`, { as: by })).toEqual(decided)
  }
})

const why = 'Say why: a --reason of at most 500 characters, for the client to read.'

test.each([
  ['clients', {}, 'Unknown: clients'],
  ['clients frozen all', {}, 'Too many words: all'],
  ['clients list', { before: 'ada' }, 'Say before whom: --before with an id.'],
  ['clients show bob', {}, 'Say whose account: an id or an e-mail address.'],
  ['clients freeze 12', { reason }, 'Say who acts: --as ADDRESS'],
  ['clients freeze 12', { as: by }, why],
  ['clients unfreeze 12', { as: by, reason: ' ' }, why],
  ['clients show 12', { reason }, '--reason is not for "clients show".'],
  ['corrections propose', {}, 'Unknown: corrections propose'],
  ['corrections propose trade 12', {}, 'Unknown: corrections propose trade'],
  ['corrections propose goodwill bob', {}, 'Say whose account: an id or an e-mail address.'],
  ['corrections propose goodwill 12', { as: by, reason }, 'Say how many dollars: --amount 12.50'],
  [
    'corrections propose goodwill 12',
    { as: by, reason, amount: '-5' },
    'Say how many dollars: --amount 12.50',
  ],
  [
    `corrections propose withdrawal-returned ${id}`,
    { as: by, reason, amount: '5' },
    'Say what the bank calls it: --reference TEXT',
  ],
  ['corrections confirm 12', { as: by }, 'This is no id: 12'],
  [`corrections confirm ${id}`, {}, 'Say who acts: --as ADDRESS'],
  [`corrections confirm ${id}`, { as: by, reason }, '--reason is not for "corrections confirm".'],
])('%s, with %o: %s', (line, values, problem) => {
  expect(parse(line, values)).toEqual({ problem })
})

test('what is about something else is left alone', () => {
  expect(parse('deposits list')).toBeUndefined()
})
