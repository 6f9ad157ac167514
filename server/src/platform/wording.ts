// What the server itself says to clients, in each language: its letters. The server is one build,
// so it has the words of all of them.

import type { Language } from '#contract/shared/languages.ts'
import type { Messages } from '#contract/shared/messages.ts'
import * as enAccount from './messages/account.ts'
import * as arAccount from './messages/ar/account.ts'
import * as arAutomation from './messages/ar/automation.ts'
import * as arFrame from './messages/ar/frame.ts'
import * as arIdentity from './messages/ar/identity.ts'
import * as arMoney from './messages/ar/money.ts'
import * as enAutomation from './messages/automation.ts'
import * as deAccount from './messages/de/account.ts'
import * as deAutomation from './messages/de/automation.ts'
import * as deFrame from './messages/de/frame.ts'
import * as deIdentity from './messages/de/identity.ts'
import * as deMoney from './messages/de/money.ts'
import * as esAccount from './messages/es/account.ts'
import * as esAutomation from './messages/es/automation.ts'
import * as esFrame from './messages/es/frame.ts'
import * as esIdentity from './messages/es/identity.ts'
import * as esMoney from './messages/es/money.ts'
import * as frAccount from './messages/fr/account.ts'
import * as frAutomation from './messages/fr/automation.ts'
import * as frFrame from './messages/fr/frame.ts'
import * as frIdentity from './messages/fr/identity.ts'
import * as frMoney from './messages/fr/money.ts'
import * as enFrame from './messages/frame.ts'
import * as heAccount from './messages/he/account.ts'
import * as heAutomation from './messages/he/automation.ts'
import * as heFrame from './messages/he/frame.ts'
import * as heIdentity from './messages/he/identity.ts'
import * as heMoney from './messages/he/money.ts'
import * as enIdentity from './messages/identity.ts'
import * as itAccount from './messages/it/account.ts'
import * as itAutomation from './messages/it/automation.ts'
import * as itFrame from './messages/it/frame.ts'
import * as itIdentity from './messages/it/identity.ts'
import * as itMoney from './messages/it/money.ts'
import * as jaAccount from './messages/ja/account.ts'
import * as jaAutomation from './messages/ja/automation.ts'
import * as jaFrame from './messages/ja/frame.ts'
import * as jaIdentity from './messages/ja/identity.ts'
import * as jaMoney from './messages/ja/money.ts'
import * as enMoney from './messages/money.ts'
import * as nlAccount from './messages/nl/account.ts'
import * as nlAutomation from './messages/nl/automation.ts'
import * as nlFrame from './messages/nl/frame.ts'
import * as nlIdentity from './messages/nl/identity.ts'
import * as nlMoney from './messages/nl/money.ts'
import * as plAccount from './messages/pl/account.ts'
import * as plAutomation from './messages/pl/automation.ts'
import * as plFrame from './messages/pl/frame.ts'
import * as plIdentity from './messages/pl/identity.ts'
import * as plMoney from './messages/pl/money.ts'
import * as ptAccount from './messages/pt/account.ts'
import * as ptAutomation from './messages/pt/automation.ts'
import * as ptFrame from './messages/pt/frame.ts'
import * as ptIdentity from './messages/pt/identity.ts'
import * as ptMoney from './messages/pt/money.ts'
import * as trAccount from './messages/tr/account.ts'
import * as trAutomation from './messages/tr/automation.ts'
import * as trFrame from './messages/tr/frame.ts'
import * as trIdentity from './messages/tr/identity.ts'
import * as trMoney from './messages/tr/money.ts'

const inEnglish = { ...enAccount, ...enAutomation, ...enFrame, ...enIdentity, ...enMoney }

export type Wording = Messages<typeof inEnglish>

const wordings: Readonly<Record<Language, Wording>> = {
  en: inEnglish,
  nl: { ...nlAccount, ...nlAutomation, ...nlFrame, ...nlIdentity, ...nlMoney },
  de: { ...deAccount, ...deAutomation, ...deFrame, ...deIdentity, ...deMoney },
  fr: { ...frAccount, ...frAutomation, ...frFrame, ...frIdentity, ...frMoney },
  es: { ...esAccount, ...esAutomation, ...esFrame, ...esIdentity, ...esMoney },
  pt: { ...ptAccount, ...ptAutomation, ...ptFrame, ...ptIdentity, ...ptMoney },
  it: { ...itAccount, ...itAutomation, ...itFrame, ...itIdentity, ...itMoney },
  pl: { ...plAccount, ...plAutomation, ...plFrame, ...plIdentity, ...plMoney },
  tr: { ...trAccount, ...trAutomation, ...trFrame, ...trIdentity, ...trMoney },
  ar: { ...arAccount, ...arAutomation, ...arFrame, ...arIdentity, ...arMoney },
  he: { ...heAccount, ...heAutomation, ...heFrame, ...heIdentity, ...heMoney },
  ja: { ...jaAccount, ...jaAutomation, ...jaFrame, ...jaIdentity, ...jaMoney },
}

export function wordingIn(language: Language): Wording {
  return wordings[language]
}
