// How people come into a made-up world: they sign up, most confirm their address, tell who they
// are and sign in from somewhere.

import { languages } from '#contract/shared/languages.ts'
import { present } from '#kernel/assert.ts'
import { minute } from '#kernel/time.ts'
import { completeProfile } from '#server/identity/clients/complete-profile.ts'
import { recordConfirmation } from '#server/identity/clients/confirm-email.ts'
import { createClient } from '#server/identity/clients/create-client.ts'
import { isBeingChecked } from '#server/identity/documents/is-being-checked.ts'
import { startSession } from '#server/identity/sessions/start-session.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { oneOf } from '../faults/dice.ts'
import { personOf, userAgents } from './people.ts'
import { done, type Living, type World } from './world.ts'

export async function signUp(world: World): Promise<Living> {
  const { db, clock, dice, random, install, clients, passwordHash } = world
  const number = clients.length
  const made = personOf(number, dice)
  const { email, firstname, lastname, phone } = made
  const referredBy = dice(6) === 0 && clients.length > 0 ? oneOf(dice, clients).id : null
  await clock.pass(minute)
  const now = clock.now()
  // One in twenty never confirms; who comes first does, for others count on them.
  const isConfirmed = number < 20 || dice(20) > 0
  const id = await db.transaction(async (tx) => {
    const language = languages[number % (2 * languages.length)] ?? 'en'
    const person = { email, passwordHash, firstname, lastname, phone, referredBy, language }
    const made = present(await createClient(tx, person, now, random), `${email} is taken`)
    await recordEvent(tx, {
      at: now,
      clientId: made,
      actor: 'system',
      kind: 'signed_up',
      details: {},
    })
    if (isConfirmed) {
      await recordConfirmation(tx, made, now, install)
      const told = { at: now, clientId: made, actor: 'client', details: {} } as const
      await recordEvent(tx, { ...told, kind: 'email_confirmed' })
    }
    return made
  })
  const living = { ...made, id, number, zeal: number < 3 ? 20 : 1 + dice(dice(4) === 0 ? 20 : 6) }
  if (isConfirmed) {
    if (number < 20 || dice(10) > 0) {
      done(await completeProfile({ ...world.identity, isBeingChecked }, id, made.profile))
    }
    await signIn(world, living)
  }
  clients.push(living)
  return living
}

export async function signIn({ identity, dice }: World, { id }: Living): Promise<void> {
  await startSession(identity, id, {
    remember: dice(2) === 0,
    device: undefined,
    userAgent: oneOf(dice, userAgents),
    timeZone: oneOf(dice, ['Europe/Amsterdam', 'Asia/Tokyo', 'America/Sao_Paulo']),
  })
}
