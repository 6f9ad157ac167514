// Who makes a call of the chat, and whether they may now: a cookie that no script can read, and
// being signed in. What changes something is asked for by our own pages alone, and not too often.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { chatRoutes } from '#contract/public/chat.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { type WhoDeps, whoIsSignedIn } from '#server/identity/sessions/who-is-signed-in.ts'
import type { Install } from '#server/install/operators/choose-letterhead.ts'
import { networkFrom } from '#server/platform/caller.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Call, Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { isForeign } from '#server/platform/origin.ts'
import type { Writer } from './chat.ts'

const cookieSeconds = 90 * 86_400

/** No script can read it, and no other site can send it. */
export function chatCookieOf(publicUrl: string) {
  const isTls = publicUrl.startsWith('https:')
  return {
    name: isTls ? '__Host-chat' : 'chat',
    options: {
      httpOnly: true,
      sameSite: 'strict',
      secure: isTls,
      path: isTls ? '/' : '/api/public/chat',
      maxAge: cookieSeconds,
    },
  } as const
}

type PostRoute = (typeof chatRoutes)[Exclude<keyof typeof chatRoutes, 'chat'>]
type Deps = WhoDeps & { readonly install: Install }

/** Whoever says that they are signed in and are not any more is told so: they renew it. */
export function knowWriter(deps: Deps) {
  return async (request: FastifyRequest): Promise<Writer | KnownRefusal> => {
    const token = request.cookies[chatCookieOf(deps.install.publicUrl()).name]
    const { authorization } = request.headers
    const clientId = (await whoIsSignedIn(deps, { authorization, refresh: undefined })) ?? null
    if (authorization !== undefined && clientId === null) return refuse('signed_out')
    return { clientId, tokenHash: token === undefined ? null : hashOfToken(token) }
  }
}

/** Registers calls that change something. */
export function postsOf(router: Router, deps: Deps) {
  const writerOf = knowWriter(deps)
  const calls = limit(60, 60)
  return <R extends PostRoute>(
    route: R,
    handle: (writer: Writer, call: Call<R>) => ReturnType<Parameters<typeof router.on<R>>[1]>,
  ): void =>
    router.on(route, (async (call: Call<R>) => {
      const { request, reply } = call
      keptByNobody(reply)
      if (isForeign(request, deps.install.publicUrl())) return refuse('malformed')
      const tooMany = await calls(networkFrom(request.raw))
      if (tooMany) return tooMany
      const writer = await writerOf(request)
      return isRefusal(writer) ? writer : handle(writer, call)
    }) as never)
}

export function keptByNobody(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
}
