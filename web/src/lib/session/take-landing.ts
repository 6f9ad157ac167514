// Takes what was kept for the home page to say: apart, since most who come there have nothing.

import { isFlag, isText, keptFields } from '#browser/page/kept.ts'
import { type Landing, landingName } from './landing.ts'

export function takeLanding(): Landing | undefined {
  const fields = { isDone: isFlag, message: isText, hash: isText }
  const { isDone, message, hash } = keptFields<Landing>(sessionStorage.getItem(landingName), fields)
  sessionStorage.removeItem(landingName)
  if (isDone === undefined || message === undefined || hash === undefined) return undefined
  return { isDone, message, hash }
}
