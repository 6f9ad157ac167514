// Chapter 6, first half: passwords, and the defence of the ways in.

import { type Answer, code, met, page, partly, test } from './answer.ts'

const security = 'docs/security.md'
const rules = 'server/src/platform/password-rules.test.ts'
const typed = 'server/src/identity/sessions/as-typed.routes.test.ts'
const fields = 'tools/password-fields.test.ts'
const changing = 'server/src/identity/sessions/credentials.routes.test.ts'
const resetting = 'server/src/identity/sessions/reset-password.routes.test.ts'
const signingUp = 'server/src/identity/clients/clients.routes.test.ts'
const signingIn = 'server/src/identity/sessions/sessions.routes.test.ts'
const desks = 'server/src/install/desks/desks.routes.test.ts'
const firstRun = 'server/src/identity/clients/seed-first-run.db.test.ts'
const factors = 'server/src/identity/factors/factors.routes.test.ts'

export const passwords: Readonly<Record<string, Answer>> = {
  '6.1.1': met(
    'it is written down how guessing is held up, and that nobody can lock others out',
    page(security, 'Guessing'),
  ),
  '6.1.2': met(
    'words that passwords of here may not be made of are written down',
    page(security, 'Passwords'),
  ),
  '6.1.3': met('all ways in are written down, with what each asks', page(security, 'Ways in')),
  '6.2.1': met(
    'passwords have eight characters at least',
    test(typed, 'has eight characters at least'),
  ),
  '6.2.2': met(
    'people can change theirs',
    test(changing, 'keeps this session, ends the others, and is on record'),
  ),
  '6.2.3': met(
    'changing takes the present one',
    test(changing, 'needs the present one: five wrong ones, then not even the right one'),
  ),
  '6.2.4': met(
    'none of the three thousand most popular ones is taken',
    test(
      rules,
      'the list has the three thousand most popular ones, and as many more, all long enough',
    ),
    test(signingUp, 'refuses %j'),
    test(changing, 'refuses %j'),
    test(resetting, 'is not used up by %j'),
    test(desks, 'chooses a password that others do not have'),
  ),
  '6.2.5': met('they may be made of anything', test(typed, 'may be of %s', 'small letters alone')),
  '6.2.6': met(
    'they are hidden while they are typed',
    test(fields, 'each field for a password hides what is typed'),
  ),
  '6.2.7': met(
    'they may be pasted, and filled in by programs',
    test(fields, 'nothing keeps anybody from pasting, copying or dropping'),
    test(fields, 'programs that keep passwords know which is asked for'),
  ),
  '6.2.8': met(
    'they count exactly as they were typed',
    test(typed, 'counts as it was typed: no case, no space and no end of it is given'),
  ),
  '6.2.9': met('they may have 64 characters', test(typed, 'may be of %s', '64 characters')),
  '6.2.10': met(
    'nobody is made to change one for its age',
    test(typed, 'is asked to be changed by nobody, however old it is'),
  ),
  '6.2.11': met(
    'words of the install and of whom it is for are no passwords',
    test(rules, '%s is made from what we call the client', 'truestrike!'),
  ),
  '6.2.12': partly(
    'passwords that were stolen somewhere are not taken',
    'the six thousand that stolen lists have most often are not, nor what is made of them ' +
      'by a few digits or ' +
      'look-alikes; a list of all that were ever stolen is not asked, as whoever keeps it ' +
      'would hear of each choice',
    test(rules, '%s is one that others have', 'P@ssw0rd'),
    test(
      rules,
      'the list has the three thousand most popular ones, and as many more, all long enough',
    ),
  ),
  '6.3.1': met(
    'guessing is held up as it is written down',
    test(signingIn, 'a hundred at once are looked at five times (T15)'),
    test(signingIn, 'at whichever door are counted together, also on the device'),
    test(
      signingIn,
      'by a stranger does not keep the owner out: not from elsewhere, nor on a known device',
    ),
    test(
      signingIn,
      'from many networks are told to staff and the client once, and lock nobody out',
    ),
    test(desks, 'five wrong passwords from a network are enough for a quarter of an hour'),
  ),
  '6.3.2': met(
    'there are no accounts that come with the product',
    test(firstRun, 'never in live mode'),
    test(
      'server/src/install/operators/staff.db.test.ts',
      'the first is put in by nobody, no other is',
    ),
    test(desks, 'comes in by the word that was printed, and by no other'),
  ),
  '6.3.3': partly(
    'signing in takes two factors',
    'members of staff of a live install cannot work without a second one; clients may go ' +
      'without. What that rests on ' +
      'is written down under [Ways in](security.md#ways-in): money leaves only by a code of ' +
      'the moment, to a place ' +
      'that waited a day',
    test(desks, 'sets up a second factor before anything else, in a live install'),
    test(factors, 'a code finishes it as a password alone would have'),
    test(
      'server/src/money/withdrawals/theft.routes.test.ts',
      'alone, or with the password, gets nothing: %s',
    ),
  ),
  '6.3.4': met(
    'all ways in ask the same, and there are no others',
    test(factors, '%s: lets a frozen client in'),
    test(factors, 'is shut once the account is closed, also to who is half way in'),
    test(
      'server/src/office.routes.test.ts',
      '$method $path is there for no stranger and no client',
    ),
    code(
      'server/src/identity/sessions/start-session.ts',
      'startSession',
      'every way of clients ends in it, and who may come in is decided there',
    ),
  ),
}
