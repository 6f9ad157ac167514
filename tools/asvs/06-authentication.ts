// Chapter 6: passwords, and the other things that people prove themselves with.

import { passwords } from './06-passwords.ts'
import { type Chapter, code, met, notOurs, partly, test } from './answer.ts'

const factors = 'server/src/identity/factors/factors.routes.test.ts'
const passkeys = 'server/src/identity/factors/passkeys.routes.test.ts'
const recovery = 'server/src/identity/factors/recovery-code.test.ts'
const staff = 'server/src/install/operators/staff.db.test.ts'
const lost = 'server/src/install/operators/recover-member.db.test.ts'
const theft = 'server/src/money/withdrawals/theft.routes.test.ts'
const crypto = 'server/src/platform/crypto.test.ts'
const resetting = 'server/src/identity/sessions/reset-password.routes.test.ts'
const recoveryCodes = 'recovery codes are ten, all different, and read however they are typed'
const outside = 'nobody signs in by another provider'

export const authentication: Chapter = {
  number: 6,
  title: 'Authentication',
  answers: {
    ...passwords,
    '6.4.1': met(
      'what people are given to begin with is random, ends soon or once used, and becomes ' +
        'no password',
      test(staff, 'takes an invitation, which is good once and for a day'),
      test('server/src/install/desks/desks.routes.test.ts', 'is one: the word lets nobody else in'),
      test(
        'server/src/install/desks/desks.routes.test.ts',
        'an invitation is over once a second factor was set up, wherever that was',
      ),
    ),
    '6.4.2': met(
      'there are no hints and no secret questions',
      test(
        'tools/profile-field.test.ts',
        'an optional field of the profile does not compile before it is kept and exported',
      ),
      test(
        'server/src/identity/sessions/reset-password.routes.test.ts',
        'is for its own address only, and for nothing else',
      ),
    ),
    '6.4.3': met(
      'whoever forgot a password gets a new one safely, and still owes the second factor',
      test(
        'server/src/identity/factors/forgotten.routes.test.ts',
        'a new password by the link of a letter spares nobody the second factor',
      ),
      test(resetting, 'works once, of twenty at the same time'),
      test(resetting, 'ends with the next one, after an hour, and once it was used'),
    ),
    '6.4.4': partly(
      'whoever lost a second factor shows who they are as well as when they set it up',
      'members of staff do. A client who has neither the app nor a recovery code nor a ' +
        'passkey writes to support, and ' +
        'no call of the office takes a factor away: there is no way back yet',
      test(
        lost,
        'is replaced a week after one person asked, by an invitation that only its owner gets',
      ),
      test(staff, 'a lost app takes two others'),
      test(factors, 'a recovery code counts once, and its owner hears of it'),
    ),
    '6.5.1': met(
      'codes count once',
      test(factors, 'a code counts once, also for two who type it at the same moment'),
      test(factors, 'a recovery code counts once, and its owner hears of it'),
      test(
        'server/src/platform/one-time-code.test.ts',
        'counts once: not when its step, or a later one, was accepted before',
      ),
      test(staff, 'is taken once, however many try it at the same time'),
      test(passkeys, 'of many who use it at once, one wins'),
    ),
    '6.5.2': met(
      'codes that are kept are hashed as passwords, or have 112 random bits',
      test(recovery, recoveryCodes),
      test(factors, 'nothing of it can be read in the database, the log or a letter'),
    ),
    '6.5.3': met(
      'codes and secrets are of the system’s chance',
      test(
        'tools/safe-rules.test.ts',
        '%s: %s, %s',
        'chance that counts is the system’s: platform/crypto.ts',
      ),
      test(crypto, 'tokens need no quoting and are never the same'),
    ),
    '6.5.4': met(
      'codes have 20 random bits at least',
      test(recovery, recoveryCodes),
      test(crypto, 'codes are of letters and digits that nobody confuses'),
    ),
    '6.5.5': partly(
      'codes by mail end after ten minutes, those of an app after thirty seconds',
      'a code of an app also counts in the step before and after its own, for clocks that ' +
        'are a little off',
      test(theft, 'with another client’s code, a used one, an old one, or a guess gets nothing'),
      test(passkeys, 'lasts five minutes'),
      test('server/src/platform/one-time-code.test.ts', '%i ms from the start of its step: %s'),
    ),
    '6.6.1': notOurs(
      'codes by telephone have safer ones beside them',
      'no code is sent by telephone',
    ),
    '6.6.2': met(
      'a code by mail is for what it was asked for, and nothing else',
      test(theft, 'with a code for another deed gets nothing at %s'),
      test(theft, 'with a code from before %s was set up gets nothing'),
      test(passkeys, 'is good for exactly what it was given for'),
    ),
    '6.6.3': met(
      'codes cannot be guessed',
      test(theft, 'with another client’s code, a used one, an old one, or a guess gets nothing'),
      test(factors, 'five wrong codes are all that a client gets in a quarter of an hour'),
      code(
        'server/src/money/withdrawals/withdrawals.routes.ts',
        'registerAsking',
        'a client asks sixty times a minute, and a code has forty random bits',
      ),
      test(
        'server/src/identity/documents/changes.routes.test.ts',
        'is not found by guessing its code',
      ),
    ),
    '6.8.1': notOurs('nobody is taken for somebody of another provider', outside),
    '6.8.2': notOurs('what another provider says is signed', outside),
    '6.8.3': notOurs('what another provider says counts once', outside),
    '6.8.4': notOurs('another provider says how somebody signed in', outside),
  },
}
