import { describe, expect, it } from 'vitest'
import { parseCommand } from './command.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const as = ['--as', 'staff@example.org']
const commandOf = (...args: string[]) => {
  const parsed = parseCommand(args)
  return 'command' in parsed ? parsed.command : parsed
}

describe('npm run staff', () => {
  it('knows its commands', () => {
    const by = 'staff@example.org'
    expect(commandOf('documents', 'list')).toEqual({ kind: 'list', which: 'waiting' })
    expect(commandOf('documents', 'list', '--all')).toEqual({ kind: 'list', which: 'all' })
    expect(commandOf('documents', 'show', id.toUpperCase())).toEqual({ kind: 'show', id })
    expect(commandOf('documents', 'show', id, '--save', 'a.webp', ...as)).toEqual({
      kind: 'save',
      id,
      by,
      path: 'a.webp',
    })
    expect(commandOf('deposits', 'list')).toEqual({
      kind: 'deposits',
      verb: 'list',
      which: 'waiting',
    })
    expect(commandOf('deposits', 'receipt', id, '--save', 'a.webp', ...as)).toEqual({
      kind: 'deposits',
      verb: 'receipt',
      id,
      path: 'a.webp',
      by,
    })
    expect(commandOf('flags')).toEqual({ kind: 'flags' })
    expect(commandOf('settings', 'list')).toEqual({ kind: 'settings' })
    expect(commandOf('settings', 'set', 'brand_name', 'Fair & Square', ...as)).toEqual({
      kind: 'set',
      name: 'brand_name',
      value: 'Fair & Square',
      by,
    })
    expect(parseCommand(['--help'])).toEqual({ help: true, topic: undefined })
    expect(parseCommand(['flags', '--help'])).toEqual({ help: true, topic: 'flags' })
    expect(parseCommand(['flags', '--database', 'postgres://x/y'])).toMatchObject({
      database: 'postgres://x/y',
    })
  })

  it.each([
    ...['clients', 'corrections', 'custody', 'plans', 'claims', 'contact'],
    ...['documents approve', 'documents reject'],
    ...['withdrawals approve', 'withdrawals reject', 'withdrawals pay'],
  ])('leaves %s to the office', (words) => {
    expect(parseCommand([...words.split(' '), id, ...as])).toHaveProperty('problem')
  })

  it.each([
    [[], 'A command is missing.'],
    [['documents'], 'Unknown: documents'],
    [['documents', 'delete', id], 'Unknown: documents delete'],
    [['documents', 'list', id], `Too many words: ${id}`],
    [['documents', 'show'], 'The id of a document is missing.'],
    [['documents', 'show', '7'], 'This is no id of a document: 7'],
    [['documents', 'show', id, id], `Too many words: ${id}`],
    [['documents', 'show', id, '--reason', 'x'], '--reason is not for'],
    [['documents', 'show', id, '--save', 'a.webp', '--as', ' '], 'Say who acts: --as ADDRESS'],
    [['documents', 'show', id, '--save', 'a.webp'], 'Say who acts'],
    [['deposits', 'receipt', '7', ...as], 'This is no id of a deposit'],
    [['deposits', 'receipt', id, '--save', 'a'], 'Say who acts'],
    [['deposits', 'receipt', id, ...as], 'Say where to write it'],
    [['deposits', 'list', '--save', 'a'], '--save is not for'],
    [['deposits', 'pay'], 'Unknown: deposits pay'],
    [['settings'], 'Unknown: settings'],
    [['settings', 'list', 'brand_name'], 'brand_name is not for "settings list".'],
    [['settings', 'set', 'brand_name', ...as], 'settings set NAME VALUE'],
    [['settings', 'set', 'brand_name', 'Fair'], 'Say who acts'],
    [['settings', 'set', 'brand_name', 'Fair', 'Odds', ...as], 'has to be quoted'],
    [['settings', 'set', 'brand_name', 'Fair', '--all', ...as], '--all is not for'],
    [['flags', '--all'], '--all is not for "flags".'],
    [['flags', '--al'], "Unknown option '--al'"],
  ])('refuses %j', (args, problem) => {
    expect(parseCommand(args)).toMatchObject({ problem: expect.stringContaining(problem) })
  })
})

describe('npm run staff -- withdrawals', () => {
  const kind = 'withdrawals'
  const by = 'staff@example.org'
  const of = (...args: string[]) => commandOf('withdrawals', ...args)

  it('knows its verbs, and what each needs', () => {
    expect(of('list')).toEqual({ kind, verb: 'list', which: 'waiting' })
    expect(of('list', '--all')).toEqual({ kind, verb: 'list', which: 'all' })
    expect(of('show', id)).toEqual({ kind, verb: 'show', id })
    const prepare = { kind, verb: 'prepare', id, by }
    expect(of('prepare', id.toUpperCase(), ...as)).toEqual(prepare)
    expect(of('sent', id, '--transaction', ' ab ', ...as)).toMatchObject({ txid: 'ab' })
    expect(of('paid', id, '--reference', 'R1', ...as)).toMatchObject({ reference: 'R1' })
    // One line, as the client reads it, and nothing that steers a terminal.
    const typed = ' R1\n\u001b[31m due '
    expect(of('paid', id, '--reference', typed, ...as)).toMatchObject({ reference: 'R1 [31m due' })
    expect(of('bank-file', '--save', 'a.xml', ...as)).toMatchObject({ path: 'a.xml', by })
    expect(of('bank-file', id, '--save', 'a.xml', ...as)).toMatchObject({ path: 'a.xml', file: id })
    expect(of('bank-files')).toEqual({ kind, verb: 'bank-files' })
    expect(of('bank-refused', id, '--reason', ' Cut\noff ', ...as)).toEqual({
      kind,
      verb: 'bank-refused',
      id,
      by,
      reason: 'Cut off',
    })
  })

  it.each([
    [[]],
    [['prepare']],
    [['prepare', 'x', ...as]],
    [['prepare', id]],
    [['prepare', id, 'more', ...as]],
    [['prepare', id, ...as, '--all']],
    [['sent', id, ...as]],
    [['paid', id, '--reference', ' ', ...as]],
    [['bank-file', ...as]],
    [['bank-file', 'x', '--save', 'a.xml', ...as]],
    [['bank-file', id, '--save', 'a.xml']],
    [['bank-files', id]],
    [['bank-refused', id, ...as]],
    [['bank-refused', 'x', '--reason', 'x', ...as]],
    [['list', 'x']],
    [['steal', id, ...as]],
  ])('refuses %j', (args) => {
    expect(of(...args)).toHaveProperty('problem')
  })
})
