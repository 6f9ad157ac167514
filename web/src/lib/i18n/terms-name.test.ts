// The agreement with a client has one name, wherever it is named: that of its published text.

import { expect, test } from 'vitest'
import { auth } from './messages/auth.ts'
import { help } from './messages/help.ts'
import { legal } from './messages/legal.ts'
import { auth as authNl } from './messages/nl/auth.ts'
import { help as helpNl } from './messages/nl/help.ts'
import { legal as legalNl } from './messages/nl/legal.ts'
import { site as siteNl } from './messages/nl/site.ts'
import { site } from './messages/site.ts'

test.each([
  ['English', legal.titles.terms, { auth, help, site }],
  ['Dutch', legalNl.titles.terms, { auth: authNl, help: helpNl, site: siteNl }],
])('in %s it is %s in the menu, in the help and at sign-up', (_, title, words) => {
  expect([words.site.menu.terms, words.help.terms]).toEqual([title, title])
  expect(words.auth.termsLink).toBe(title.toLowerCase())
  expect(words.auth.termsNeeded).toContain(title.toLowerCase())
})
