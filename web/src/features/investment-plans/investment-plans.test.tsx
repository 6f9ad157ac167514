import { describe, expect, it } from 'vitest'
import { planTiers } from '#contract/public/plans.ts'
import {
  areaClaims,
  htmlOf,
  looseStatements,
  parsed,
  plansAnswer,
  textOf,
} from '../../../test/site-page.tsx'
import InvestmentPlansPage from './InvestmentPlansPage.tsx'

const html = htmlOf(InvestmentPlansPage, [areaClaims, plansAnswer])
const page = parsed(html)

describe('the plans', () => {
  it('are four, with the figures of the specification', () => {
    const cards = [...page.querySelectorAll('article')].map(textOf)
    const told = [
      ['Beginner', '$3,000', 'One automated trade a day', 'ATS'],
      ['Gold', '$7,600', '5 automated trades a day', 'ATS'],
      ['Platinum', '$21,199', '10 automated trades a day', 'ATS'],
      ['Diamond', '$50,730', '14 automated trades a day', 'ATS (VIP)'],
    ]
    expect(cards).toHaveLength(4)
    for (const [index, words] of told.entries()) {
      for (const word of words) expect(cards[index]).toContain(word)
      expect(cards[index]).toContain('What you do not lose by trading stays yours.')
    }
  })

  it('lead to the plan route, which remembers the way through signing in and up', () => {
    const links = [...page.querySelectorAll('article a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      planTiers.map(({ id }) => `/user/plan?mode=real&plan=${id}`),
    )
    expect(links.map(textOf)).toEqual(Array(4).fill('Purchase'))
  })

  it('say no figure and no status outside claims, and warn of losses', () => {
    expect(textOf(page.querySelector('h1'))).toBe('Investment Plans')
    expect(looseStatements(html)).toEqual([])
    expect(textOf(page.querySelector('[role=note]'))).toContain('lose the whole amount')
  })
})
