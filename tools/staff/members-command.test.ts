// Who acts is let through by their code, whatever the command: every one of the usage that says
// `--as` is tried.

import { describe, expect, it } from 'vitest'
import { parseCommand } from './command.ts'
import { usage } from './usage.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const by = 'staff@example.org'
const as = ['--as', by]
const commandOf = (...args: string[]) => {
  const parsed = parseCommand(args)
  return 'command' in parsed ? parsed.command : parsed
}

const values: Readonly<Record<string, string>> = {
  ADDRESS: by,
  TEXT: 'words',
  FILE: 'a.pdf',
  NAME: 'brand_name',
  VALUE: 'x',
  ID: 'ab'.repeat(32),
  EMAIL: 'new@example.org',
  NNNNNN: '123456',
}

/** The commands of the usage as somebody might type them, with all that is optional. */
const typed = usage
  .split('\n')
  .filter((line) => line.startsWith('npm run staff -- '))
  .map((line) =>
    line
      .replace('npm run staff -- ', '')
      .replace(' --code NNNNNN', '')
      .replace(/[[\]]/g, '')
      .replace(/<[^>]*>/g, (what) => (what.includes('e-mail') ? '7' : id))
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => values[word] ?? (word.split('|')[0] || word)),
  )
const acting = typed.filter((words) => words.includes('--as'))
const others = typed.filter((words) => !words.includes('--as'))

describe('every command that somebody does', () => {
  it.each(acting)('%s %s', (...words) => {
    const parsed = parseCommand([...words, '--code', '123 456'])
    if (!('command' in parsed)) throw new Error(JSON.stringify(parsed))
    expect(parsed.code).toBe('123456')
    const { command } = parsed
    // These two look at the code themselves.
    const proves = command.kind === 'enrol' || command.kind === 'finish'
    expect('by' in command ? command.by : proves && command.email).toBe(by)
  })

  it('is one of many, and the rest takes no code', () => {
    expect(acting.length).toBeGreaterThan(12)
    expect(others.length).toBeGreaterThan(7)
    for (const words of others) {
      expect(parseCommand([...words, '--code', '123456'])).toHaveProperty('problem')
    }
  })
})

describe('members and proposals', () => {
  it('are parsed', () => {
    expect(commandOf('members', 'list')).toEqual({ kind: 'members' })
    expect(commandOf('members', 'add', 'new@example.org')).toEqual({
      kind: 'add-member',
      email: 'new@example.org',
    })
    expect(commandOf('members', 'invite', 'new@example.org', ...as)).toEqual({
      kind: 'invite-member',
      email: 'new@example.org',
      by,
    })
    expect(commandOf('members', 'remove', 'new@example.org', ...as)).toEqual({
      kind: 'remove-member',
      email: 'new@example.org',
      by,
    })
    expect(commandOf('members', 'recover', 'new@example.org', ...as)).toEqual({
      kind: 'recover-member',
      email: 'new@example.org',
      by,
    })
    expect(commandOf('members', 'enrol', ...as, '--invitation', 'abcd')).toEqual({
      kind: 'enrol',
      email: by,
      invitation: 'abcd',
    })
    expect(commandOf('proposals', 'list', '--all')).toEqual({ kind: 'proposals', which: 'all' })
    expect(commandOf('proposals', 'confirm', id.toUpperCase(), ...as)).toEqual({
      kind: 'confirm',
      id,
      by,
    })
    expect(commandOf('proposals', 'withdraw', id, ...as)).toEqual({ kind: 'withdraw', id, by })
  })

  it.each([
    [['members']],
    [['members', 'burn', ...as]],
    [['members', 'add', 'nobody', ...as]],
    [['members', 'add', 'a b@example.org', ...as]],
    [['members', 'add', 'new@example.org', 'more', ...as]],
    [['members', 'invite', 'new@example.org']],
    [['members', 'recover', 'new@example.org']],
    [['members', 'enrol']],
    [['members', 'enrol', 'x', ...as]],
    [['members', 'finish', ...as]],
    [['members', 'finish', ...as, '--code', '12345']],
    [['members', 'finish', ...as, '--code', 'abcdef']],
    [['members', 'list', ...as]],
    [['proposals', 'confirm', id]],
    [['proposals', 'confirm', 'x', ...as]],
    [['proposals', 'list', ...as]],
  ])('are refused as %j', (args) => {
    expect(commandOf(...args)).toHaveProperty('problem')
  })
})
