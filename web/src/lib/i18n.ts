// All texts come through here. They stand beside their features, so that a screen loads only its
// own; a language is chosen in this one place. They are named in full (`t.shell.home`): whoever
// takes `t` itself apart loads all of them.

export { account } from '../features/account/messages.ts'
export { auth } from '../features/auth/messages.ts'
export { credentials } from '../features/credentials/messages.ts'
export { documents } from '../features/documents/messages.ts'
export { landing } from '../features/landing/messages.ts'
export { limits } from '../features/limits/messages.ts'
export { notFound } from '../features/not-found/messages.ts'
export { privacy } from '../features/privacy/messages.ts'
export { profile } from '../features/profile/messages.ts'
export { profits } from '../features/profits/messages.ts'
export { quickTrading } from '../features/quick-trading/messages.ts'
export { receipt } from '../features/receipt/messages.ts'
export { security } from '../features/security/messages.ts'
export { ticker } from '../features/ticker/messages.ts'
export { tradeHistory } from '../features/trade-history/messages.ts'
export { claims } from '../messages/claims.ts'
export { prices } from '../messages/prices.ts'
export { shell } from '../messages/shell.ts'
export { site } from '../messages/site.ts'
export { soon } from '../messages/soon.ts'
