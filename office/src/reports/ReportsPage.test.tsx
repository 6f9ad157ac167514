// The screen of reports asks for the one that its address names, and says so where there is none.

import { afterEach, beforeEach, expect, test } from 'vitest'
import { leave, show, untilText } from '../../../browser/test/served.tsx'
import { ReportsPage } from './ReportsPage.tsx'

let asked: string[] = []
beforeEach(() => {
  asked = []
})
afterEach(leave)

function open(query: string) {
  history.replaceState(null, '', `/reports${query}`)
  return show(<ReportsPage />, ({ path }) => {
    asked.push(path)
    return undefined
  })
}

test('a name that is no report is said, and nothing is asked for', async () => {
  const place = await open('?report=%3Cb%3Eturnovers')
  await untilText('There is no report called “<b>turnovers”.')
  expect(asked).toEqual([])
  expect(place.querySelector('nav a')?.getAttribute('href')).toBe('/reports?report=turnover')
})

test('without a name it is the first one', async () => {
  const place = await open('')
  await untilText('Turnover')
  expect(asked.some((path) => path.startsWith('/office/reports'))).toBe(true)
  expect(place.querySelector('[aria-current=page]')?.textContent).toContain('Turnover')
})
