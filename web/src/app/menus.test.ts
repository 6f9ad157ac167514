import { expect, it } from 'vitest'
import { footer, rail } from './menu.ts'
import { slideMenu } from './slide-menu.ts'

it('a phone’s menu leads wherever the wide one does', () => {
  const onPhones = new Set(slideMenu.flatMap(({ links }) => links.map(({ to }) => to)))
  const wide = [...rail.flatMap(({ links }) => links), ...footer].map(({ to }) => to)
  expect(wide.filter((to) => !onPhones.has(to))).toEqual([])
})

it('what is for live accounts alone is so in both', () => {
  const realOnly = (groups: typeof rail | typeof slideMenu) =>
    groups.filter((group) => group.realOnly).flatMap(({ links }) => links.map(({ to }) => to))
  expect(realOnly(slideMenu).toSorted()).toEqual(realOnly(rail).toSorted())
})
