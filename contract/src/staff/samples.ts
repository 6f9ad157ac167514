// The letters to clients as they would leave now, with values that are made up.

import * as z from 'zod/mini'
import { Success, Text } from '../shared/wire.ts'

export const sampleGroups = ['account', 'identity', 'money', 'automation', 'plan'] as const

const SampleFacts = z.object({
  /** As the code calls the letter. */
  name: Text,
  about: z.enum(sampleGroups),
  subject: Text,
})
export type SampleFacts = z.infer<typeof SampleFacts>

export const sampleRoutes = {
  officeSamples: {
    method: 'GET',
    path: '/office/sample-letters',
    audience: 'staff',
    action: 'setting.read',
    summary: 'Every letter to clients, by what it is about.',
    reply: Success(z.array(SampleFacts)),
  },
  officeSample: {
    method: 'GET',
    path: '/office/sample-letters/:name',
    audience: 'staff',
    action: 'setting.read',
    summary: 'One letter as it would leave now: under the brand of now, with made-up values.',
    reply: Success(z.object({ from: Text, subject: Text, text: Text, html: Text })),
  },
} as const
