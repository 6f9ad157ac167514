// The alarms that are shipped: what `tools/alarms.ts` finds, and what Prometheus itself says of them.

import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { problemsOf, readShipped, rulesOf, type Shipped } from './alarms.ts'

let shipped: Shipped
beforeAll(async () => {
  shipped = await readShipped(process.cwd())
})

test('as they are shipped nothing is wrong with them', () => {
  expect(rulesOf(shipped.rules).length).toBeGreaterThan(20)
  expect(problemsOf(shipped)).toEqual([])
})

describe('it finds', () => {
  const changed = (from: string, to: string) =>
    problemsOf({ ...shipped, rules: shipped.rules.replace(from, to) })

  it.each([
    ['a figure that nobody tells', 'truestrike_lead)', 'truestrike_leed)', 'no truestrike_leed'],
    ['a histogram without its part', 'lateness_seconds_bucket', 'lateness_seconds', 'tells no'],
    ['a label that it has not', 'part="db"', 'thing="db"', 'has no thing'],
    ['a word that is never there', 'state="seen"', 'state="sene"', 'is never "sene"'],
    ['a page of another', 'runbook/no-leader.md', 'runbook/disk-low.md', 'its page is'],
    ['an alarm without a page', 'alert: NoLeader', 'alert: NoLoader', 'no-loader.md is not there'],
  ])('%s', (_what, from, to, says) => {
    expect(changed(from, to).join('\n')).toContain(says)
  })

  it('a page without an alarm, or without a part', () => {
    const { pages } = shipped
    const more = {
      ...pages,
      'moon-full.md': '',
      'disk-low.md': (pages['disk-low.md'] ?? '').replace('## Do', '## Done'),
    }
    const found = problemsOf({ ...shipped, pages: more }).join('\n')
    expect(found).toContain('moon-full.md: no alarm leads there')
    expect(found).toContain('disk-low.md: is not whole')
  })

  it('an alarm that no trial sounds, and that there is none', () => {
    const trials = shipped.trials.replaceAll('name: DiskLow', 'name: other')
    expect(problemsOf({ ...shipped, trials }).join()).toContain('DiskLow: rules.test.yml')
    expect(problemsOf({ ...shipped, rules: '' })).toContain('no alarms were looked at')
  })
})

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' })
const isThere = promtool('--version').error === undefined
const unless = isThere ? '' : ' (promtool is not on this machine: `apt-get install prometheus`)'

test.skipIf(!isThere)(`Prometheus reads the rules, and its trials sound each${unless}`, () => {
  for (const args of [
    ['check', 'config', 'deploy/prometheus/prometheus.yml'],
    ['test', 'rules', 'deploy/prometheus/rules.test.yml'],
  ]) {
    const { status, stdout, stderr } = promtool(...args)
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
  }
})
