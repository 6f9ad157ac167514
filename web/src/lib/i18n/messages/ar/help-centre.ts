// In Arabic: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { helpCentre as english } from '../help-centre.ts'

const plural = pluralOf('ar')

function foundOf(count: number): string {
  return plural(count, {
    one: 'مقال واحد.',
    two: 'مقالان.',
    few: `${count} مقالات.`,
    many: `${count} مقالًا.`,
    other: `${count} مقال.`,
  })
}

export const helpCentre: Messages<typeof english> = {
  title: 'المساعدة',
  description: 'كيف تعمل الصفقات والحسابات والإيداعات والسحوبات هنا، وما هي الاحتمالات.',
  lead: 'كيف تسير الأمور هنا، بكلمات بسيطة.',
  contents: 'كل المقالات',
  search: 'البحث في المساعدة',
  found: foundOf,
  nothing: 'لا مقال فيه كل هذه الكلمات.',
  ask: 'اسألنا في الدردشة.',
}
