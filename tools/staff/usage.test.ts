import { expect, it } from 'vitest'
import { usage, usageAbout } from './usage.ts'

it('says of a topic its commands, what they take, and how they follow each other', () => {
  const about = usageAbout('withdrawals')
  const commands = about.split('\n').filter((line) => line.startsWith('npm run staff -- '))
  expect(commands.length).toBeGreaterThan(6)
  expect(commands.every((line) => line.startsWith('npm run staff -- withdrawals '))).toBe(true)
  for (const option of ['--transaction', '--reason', '--code', '--database', 'For scripts']) {
    expect(about).toContain(option)
  }
  expect(about).not.toContain('--invitation')
  expect(usageAbout('flags')).not.toContain('--code')
  expect(usageAbout('settings')).toContain('npm run staff -- settings list')
})

it('says all where there is no such topic, and of every topic something', () => {
  expect(usageAbout(undefined)).toBe(usage)
  expect(usageAbout('burn')).toBe(usage)
  const topics = usage.match(/(?<=^npm run staff -- )\w+/gm) ?? []
  expect(new Set(topics).size).toBeGreaterThan(6)
  for (const topic of topics) expect(usageAbout(topic)).not.toBe(usage)
})
