// The calls about a client's profile and picture.

import { routes } from '#contract/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { networkFrom } from '#server/platform/caller.ts'
import { startBeat } from '#server/platform/even-time.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { refuseFields } from '#server/platform/refuse-with.ts'
import { done } from '#server/platform/reply.ts'
import { completeProfile, completeRegistration } from './complete-profile.ts'
import { countryList } from './list-countries.ts'
import { statesOf } from './list-states.ts'
import { loadAvatar } from './profile.store.ts'
import { removeAvatar } from './remove-avatar.ts'
import { type UpdatingDeps, updateProfile } from './update-profile.ts'
import { type StakesOf, viewClient } from './view-client.ts'

export type ProfileRouteDeps = UpdatingDeps & { readonly stakesOf: StakesOf }

export function registerProfileRoutes(router: Router, deps: ProfileRouteDeps): void {
  const { db, clock, stakesOf } = deps
  registerCompleting(router, deps)
  registerReading(router, deps)

  const updateLimit = limit(30, 3600)
  router.on(
    routes.updateProfile,
    async ({ clientId, body, file }) => {
      const outcome = await updateProfile(deps, clientId, body, file)
      if (isRefusal(outcome)) return outcome
      if (outcome !== 'saved') return refuseFields(outcome.errors)
      const user = await viewClient(db, clientId, stakesOf, clock.now())
      return done('profile_updated', user)
    },
    (_, clientId) => updateLimit(String(clientId)),
  )

  router.on(routes.removeAvatar, async ({ clientId }) => {
    const refusal = await updateLimit(String(clientId))
    if (refusal) return refusal
    await removeAvatar(deps, clientId)
    const data = await viewClient(db, clientId, stakesOf, clock.now())
    return done('picture_removed', data)
  })
}

function registerCompleting(router: Router, deps: ProfileRouteDeps): void {
  const { db, clock, stakesOf } = deps
  const networkLimit = limit(20, 60)
  router.on(routes.completeRegistration, async ({ body, request }) => {
    const refusal = await networkLimit(networkFrom(request.raw))
    if (refusal) return refusal
    // Whether the session leads anywhere must not show in how long it takes.
    const beat = startBeat()
    const outcome = await completeRegistration(deps, body)
    await beat()
    if (isRefusal(outcome)) return outcome
    if (outcome !== 'saved') return refuseFields(outcome.errors)
    return done('profile_saved', null)
  })

  const clientLimit = limit(30, 3600)
  router.on(routes.completeProfile, async ({ clientId, body }) => {
    const refusal = await clientLimit(String(clientId))
    if (refusal) return refusal
    const outcome = await completeProfile(deps, clientId, body)
    if (isRefusal(outcome)) return outcome
    if (outcome !== 'saved') return refuseFields(outcome.errors)
    return done('profile_saved', await viewClient(db, clientId, stakesOf, clock.now()))
  })
}

function registerReading(router: Router, { db }: ProfileRouteDeps): void {
  router.on(routes.avatar, async ({ params, reply }) => {
    const { id = '' } = params
    const picture = isUuid(id) ? await loadAvatar(db, id) : undefined
    if (!picture) return refuse('not_found')
    reply.headers({
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="avatar.webp"',
      // Whatever it should turn out to be, it is shown as a picture or not at all.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // A new picture has a new address.
      'cache-control': 'private, max-age=31536000, immutable',
    })
    return picture
  })

  const aDay = 'public, max-age=86400'
  router.on(routes.countries, ({ reply }) => {
    reply.header('cache-control', aDay)
    return { status: true as const, message: 'The countries.', data: countryList }
  })

  router.on(routes.states, ({ query, reply }) => {
    reply.header('cache-control', aDay)
    return { status: true as const, message: 'The states.', data: statesOf(query.country) }
  })
}
