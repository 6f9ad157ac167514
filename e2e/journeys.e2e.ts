// Whole journeys through the real install in a real browser, on a phone, and to
// prove it on a desk too.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { accountLife } from './account-life.journey.ts'
import { accounts } from './accounts.journey.ts'
import { appropriateness } from './appropriateness.journey.ts'
import { blocked } from './blocked.journey.ts'
import { type Look, launch, looksOf, visit } from './browser.ts'
import { chat } from './chat.journey.ts'
import { dutch } from './dutch.journey.ts'
import { firstTrade } from './first-trade.journey.ts'
import { forms } from './forms.journey.ts'
import { identity } from './identity.journey.ts'
import { type JourneyInstall, startJourneyInstall } from './install.ts'
import { keyboard } from './keyboard.journey.ts'
import { lostStream } from './lost-stream.journey.ts'
import { markedClient } from './marked-client.journey.ts'
import { money } from './money.journey.ts'
import { notices } from './notices.journey.ts'
import { office } from './office.journey.ts'
import { officePasskeys } from './office-passkeys.journey.ts'
import { programs } from './programs.journey.ts'
import { promotions } from './promotions.journey.ts'
import { purchase } from './purchase.journey.ts'
import { refusals } from './refusals.journey.ts'
import { screens } from './screens.journey.ts'
import { security } from './security.journey.ts'
import { session } from './session.journey.ts'
import type { Stage } from './stage.ts'
import { still } from './still.journey.ts'
import { stoppedMoney } from './stopped-money.journey.ts'
import { tour } from './tour.journey.ts'
import { tournament } from './tournament.journey.ts'
import { trader } from './trader.journey.ts'

const looks = looksOf('phone')
let install: JourneyInstall
let browser: Browser

beforeAll(async () => {
  ;[install, browser] = await Promise.all([startJourneyInstall(), launch()])
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

const makeFor = (look: Look) => (journey: (stage: Stage) => Promise<void>) => () =>
  visit(browser, look, install.url, (page, excuse) => journey({ install, look, page, excuse }))

describe('side by side', () => {
  describe.concurrent.each(looks)('$name', (look) => {
    const make = makeFor(look)
    test.sequential('a session outlives a reload and ends by signing out', make(session))
    test.sequential('second factors: an app, a passkey, the second step', make(security))
    test.sequential('a trade by keyboard alone', make(keyboard))
    test.sequential('prices that stand still, and the way back', make(lostStream))
    test.sequential('what is refused, and how it is said', make(refusals))
    test.sequential('every form, sent as it should not be', make(forms))
    test.sequential('what blocks an act is seen before its form', make(blocked))
    test.sequential('from demo to live and back', make(accounts))
    test.sequential('the questions before live trading', make(appropriateness))
    test.sequential('in Dutch: signing up, a trade, a deposit, what happened', make(dutch))
    test.sequential('from a plan to the account, signing in and up', make(purchase))
    test.sequential('the life of an account, to its end', make(accountLife))
    test.sequential(
      'a frozen account, and a withdrawal cancelled from its mail',
      make(stoppedMoney),
    )
    test.sequential('programs: a token, a webhook, credits', make(programs))
    test.sequential('the trader on a practice exchange', make(trader))
    test.sequential('notices: channels, a push message, a price alert', make(notices))
    test.sequential('a promo code: proposed, agreed to, entered, given up', make(promotions))
    test.sequential('a practice tournament, joined and traded', make(tournament))
    test.sequential('every screen, in light and dark', make(screens))
    test.sequential('no screen moves by itself once it is shown', make(still))
  })
  // Blocks and staff take their time, which the others need not wait for.
  describe.concurrent.each(looks)('$name', (look) => {
    test('money in and out, a plan and a statement', makeFor(look)(money))
  })
  // Staff sit at desks.
  describe.concurrent.each(looksOf('desk'))('$name', (look) => {
    test('the office: a withdrawal refused, another approved', makeFor(look)(office))
    test('the office: notes, tags, views and one act on many', makeFor(look)(markedClient))
    test('live chat: asked on the site, answered in the office', makeFor(look)(chat))
    test('the office: a document refused, the next one approved', makeFor(look)(identity))
  })
  // Whoever sets up the first app of an install ends what others have begun of theirs.
  describe.concurrent.each(looksOf('desk').slice(0, 1))('$name', (look) => {
    test('the office: a member’s app and passkey', makeFor(look)(officePasskeys))
  })
})

describe('hurrying the clock, which nobody else could bear', () => {
  describe.concurrent.each(looks)('$name', (look) => {
    test('a new client trades and reads the receipt', makeFor(look)(firstTrade))
    test('the tour of a first trade, to its receipt', makeFor(look)(tour))
  })
})
