// What every answer carries, whoever gives it: Fastify, the HTTP server beneath it, or the stream.
// Everything comes from ourselves; nothing may frame us; no address of ours is told to others. The
// list is OWASP's, https://owasp.org/www-project-secure-headers.

import { createHash } from 'node:crypto'
import { mailStyles } from './mail.ts'

export type SecurityHeaders = Readonly<Record<string, string>>

export type HeaderFacts = {
  readonly isTls: boolean
  readonly isSandbox: boolean
}

/** Made once: a library that makes them for every answer took a twentieth of an order's time. */
export function securityHeaders({ isTls, isSandbox }: HeaderFacts): SecurityHeaders {
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(isTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(isSandbox ? { 'x-install-mode': 'sandbox', 'x-robots-tag': 'noindex' } : {}),
  }
}

/** The same of what may stand in a frame of ours, and of nobody else's. */
export function framedByUs(headers: Readonly<Record<string, unknown>>): SecurityHeaders {
  const policy = String(headers['content-security-policy'] ?? '')
  return {
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  }
}

/** The one style element in the client: the chart library's, which places its attribution link. */
const chartStyle = "'sha256-3pRED1tOXas1FXFoPb9TGCjmYe9XQsmO9OV23khV2nY='"

/** A mail's, which the office shows as it leaves: what it shows it in has this policy too. */
const mailStyle = `'sha256-${createHash('sha256').update(mailStyles).digest('base64')}'`

const policy = {
  'default-src': "'none'",
  // Of which the one before speaks too; whoever checks looks for it by name.
  'object-src': "'none'",
  'script-src': "'self'",
  'style-src': `'self' ${chartStyle} ${mailStyle}`,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  // Of ourselves too: the simulated card provider's page, where there is one.
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const
