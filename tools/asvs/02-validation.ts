// Chapter 2: what is taken is what makes sense, in its order, within its limits, once.

import { type Chapter, code, met, page, test } from './answer.ts'

const security = 'docs/security.md'
const contract = 'contract/src/routes.test.ts'
const fuzz = 'server/src/fuzz.routes.test.ts'
const races = 'server/src/trading/trades/races.db.test.ts'
const joins = 'server/src/promotion/tournaments/races.db.test.ts'
const signingUp = 'server/src/identity/clients/clients.routes.test.ts'
const app = 'server/src/app.test.ts'

export const validation: Chapter = {
  number: 2,
  title: 'Validation and business logic',
  answers: {
    '2.1.1': met('it is written down how input is checked', page(security, 'What is taken')),
    '2.1.2': met(
      'it is written down what has to fit together',
      page(security, 'What has to fit together'),
    ),
    '2.1.3': met(
      'limits of what people may do are written down, for each and for all',
      page(security, 'How much, and how often'),
    ),
    '2.2.1': met(
      'all input is held against what is allowed',
      test(
        contract,
        'every text that a call takes is bounded, and nothing in it that cannot be stored',
      ),
      test(fuzz, '%s (seed $' + '{seed})'),
      test(contract, '%s refuses'),
    ),
    '2.2.2': met(
      'the server checks, whatever a browser has checked',
      test(fuzz, '%s (seed $' + '{seed})'),
      test(signingUp, 'says all that is wrong, in the words of the product'),
      code('server/src/platform/http.ts', 'parseInput', 'each call of the contract passes it'),
    ),
    '2.2.3': met(
      'what has to fit together does',
      test('server/src/identity/clients/check-profile.test.ts', '%s in %s is written %s'),
      test(
        'server/src/install/announcements/announcements.office.routes.test.ts',
        'it ends after it begins, and to come',
      ),
      test(
        'server/src/identity/clients/list-states.test.ts',
        'every state that is suggested is one that a profile takes, once and as it is',
      ),
    ),
    '2.3.1': met(
      'steps are taken in their order, none left out',
      test(
        'server/src/identity/factors/factors.routes.test.ts',
        'is over after five minutes, and unknown where nobody began',
      ),
      test(
        'server/src/install/desks/desks.routes.test.ts',
        'sets up a second factor before anything else, in a live install',
      ),
      test('server/src/site/claims/payouts.routes.test.ts', 'of two steps at once takes one'),
      test(
        'server/src/identity/documents/documents.office.routes.test.ts',
        'nobody approves what they have not seen, whoever else did',
      ),
    ),
    '2.3.2': met(
      'limits hold as they are written down',
      test(
        'server/src/trading/trades/own-limits.db.test.ts',
        'is met exactly, counts open trades, and begins anew the next day',
      ),
      test(
        'server/src/trading/trades/plan-day.db.test.ts',
        'whoever has a plan keeps the trades a day that it gave them',
      ),
      test(
        'server/src/money/withdrawals/theft.routes.test.ts',
        'alone gets nothing above the limit out: twice, by many, in parts, as the client',
      ),
    ),
    '2.3.3': met(
      'what is done is done whole, or not at all',
      test(
        'server/src/identity/clients/tell-act.db.test.ts',
        'leaves nothing behind where the transaction fails',
      ),
      test(
        'tools/faults/faults.long.db.test.ts',
        'at each statement of opening and settling: nothing is lost, doubled or left wrong',
      ),
      test(joins, 'who joins and leaves at once is in, or has everything back'),
    ),
    '2.3.4': met(
      'what there is little of is given away once',
      test(races, 'of 60 from a balance of 100, 200 times: one trade (T3)'),
      test(joins, 'fifty want ten places'),
      test(
        'server/src/money-races.routes.test.ts',
        'a withdrawal and 100 stakes: it never overdraws, and one of them wins',
      ),
    ),
    '2.4.1': met(
      'nobody asks so much that others suffer, or reads all there is',
      test(app, 'is not read where a network asks too much'),
      test(app, 'what is dear is made one at a time, and networks take turns'),
      test(signingUp, 'is limited to twenty a minute for one network'),
      test(
        'server/src/oversight/privacy/export.routes.test.ts',
        'is made three times a day at most',
      ),
      test(
        'server/src/site/contact/contact.routes.test.ts',
        'are counted by network and by the address typed',
      ),
    ),
  },
}
