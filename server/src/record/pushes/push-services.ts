// Which push services browsers have: messages go to no other host, whatever a client says.

/** Of Chrome and Edge, Firefox, Safari, and Edge on Windows. */
const services = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
] as const
const families = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'] as const

/** `near` is a service on this machine, for trials of a sandbox: its origin, or null. */
export function isPushService(endpoint: string, near: string | null): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, origin, username, password, port } = new URL(endpoint)
  if (near !== null && origin === near) return true
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return (
    (services as readonly string[]).includes(hostname) ||
    families.some((family) => hostname.endsWith(family))
  )
}
