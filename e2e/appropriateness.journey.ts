// Before live trading: the questions, answered wrong, a day's wait, and answered right, on a
// sandbox that does not ask for them, where they can be tried all the same.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type ChoiceId, type QuestionId, questionIds } from '#contract/client/appropriateness.ts'
import { rightChoices } from '#server/identity/appropriateness/appropriateness.ts'
import { checkScreen, checkThemes } from './screen.ts'
import { enter, type Stage, until } from './stage.ts'

export async function appropriateness(stage: Stage): Promise<void> {
  const { page } = stage
  await enter(stage)
  await page.goto('/user/before-live')
  await page.getByRole('heading', { level: 1, name: 'Before you trade live' }).waitFor()
  await page.getByRole('note').waitFor()
  await checkThemes(stage, 'the questions before live trading')
  // What is missing is said, and led to.
  await send(page)
  await page.getByText('12 questions have no answer yet.').waitFor()
  const first = page.locator('input[name=whole_amount]').first()
  await until(async () =>
    expect(await first.evaluate((it) => it === document.activeElement)).toBe(true),
  )
  await checkScreen(page, 'questions without answers')
  for (const id of questionIds) await choose(page, id, wrongOf(id))
  await send(page)
  await page.getByText('You can answer the questions again from').waitFor()
  await page.getByText('0 of 12 right').waitFor()
  await checkThemes(stage, 'the wait after failing')
  expect(await page.getByRole('main').getByRole('radio').count()).toBe(0)
  // Somebody else knows.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await enter(stage)
  await page.goto('/user/before-live')
  for (const id of questionIds) await choose(page, id, rightChoices[id])
  await send(page)
  await page.getByText('You have passed, on').waitFor()
  await page.getByText('12 of 12 right').waitFor()
  await checkThemes(stage, 'whoever has passed')
}

const wrongOf = (id: QuestionId): ChoiceId => (rightChoices[id] === 'a' ? 'b' : 'a')

const choose = (page: Page, id: QuestionId, choice: ChoiceId) =>
  page.locator(`input[name=${id}][value=${choice}]`).check()

const send = (page: Page) => page.getByRole('button', { name: 'Send my answers' }).click()
