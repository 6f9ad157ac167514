// The calls about identity documents: sending one, how it stands, and the picture for its owner.

import { routes } from '#contract/routes.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { networkFrom } from '#server/platform/caller.ts'
import type { Router } from '#server/platform/http.ts'
import { asInertPicture } from '#server/platform/inert-picture.ts'
import { limit } from '#server/platform/limit.ts'
import { done, success } from '#server/platform/reply.ts'
import type { AskingDeps } from './ask-change.ts'
import { noFile, registerIdentityRoutes } from './identity.routes.ts'
import { readOwnPicture } from './read-picture.ts'
import { type SendingDeps, sendDocument } from './send-document.ts'
import { sendRegistrationDocument } from './send-registration-document.ts'
import { viewDocument } from './view-document.ts'

export function registerDocumentRoutes(router: Router, deps: AskingDeps): void {
  const { db, files } = deps
  registerSending(router, deps)
  registerIdentityRoutes(router, deps)

  router.on(routes.documentView, async ({ clientId }) => {
    return success('Your verification.', await viewDocument(deps, clientId))
  })

  router.on(routes.documentFile, async ({ clientId, reply }) => {
    const picture = await readOwnPicture({ db, files }, clientId)
    if (isRefusal(picture)) return picture
    asInertPicture(reply, picture.mediaType, 'document')
    return picture.bytes
  })
}

function registerSending(router: Router, deps: SendingDeps): void {
  const clientLimit = limit(10, 3600)
  router.on(
    routes.sendDocument,
    async ({ clientId, body, file }) => {
      if (!file?.length) return noFile
      const outcome = await sendDocument(deps, clientId, { bytes: file, method: body.method })
      if (isRefusal(outcome)) return outcome
      return done('document_sent', await viewDocument(deps, clientId))
    },
    (_, clientId) => clientLimit(String(clientId)),
  )

  const networkLimit = limit(20, 3600)
  router.on(
    routes.sendRegistrationDocument,
    async ({ body, file }) => {
      if (!file?.length) return noFile
      const upload = { bytes: file, method: body.method }
      const outcome = await sendRegistrationDocument(deps, body.session, upload)
      return isRefusal(outcome) ? outcome : done('document_sent', null)
    },
    ({ raw }) => networkLimit(networkFrom(raw)),
  )
}
