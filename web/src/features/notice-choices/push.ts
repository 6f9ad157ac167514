// Push messages in this browser: whether it can, whether it may, and how it is asked. Nobody is
// asked before they press the button.

import { locale } from '#browser/format/locale.ts'
import type { NewPushDevice } from '#contract/client/notice-choices.ts'

export type PushHere = 'missing' | 'denied' | 'askable'

export function pushHere(): PushHere {
  const can =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!can) return 'missing'
  return Notification.permission === 'denied' ? 'denied' : 'askable'
}

/** Undefined where whoever sits here said no. */
export async function subscribe(publicKey: string): Promise<NewPushDevice | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    language: locale,
  }
}

/** The browser hears nothing any more, whatever is sent. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
