// What the screen of the site asks the server.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { basePath } from '#browser/format/locale.ts'
import { staffClaimRoutes } from '#contract/staff/claims.ts'
import { staffLegalRoutes } from '#contract/staff/legal.ts'
import { sampleRoutes } from '#contract/staff/samples.ts'
import { type SettingGroup, staffSettingRoutes } from '#contract/staff/settings.ts'
import { ask } from '../lib/ask.ts'
import { seldomMs } from '../lib/seldom.ts'
import type { SettingChange } from './check-settings.ts'
import { linesOf } from './text-lines.ts'

export function useSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => ask(staffSettingRoutes.officeSettings, { signal }),
    refetchInterval: seldomMs,
  })
}

export function useSettingVersions(group: SettingGroup) {
  return useQuery({
    queryKey: ['setting versions', group],
    queryFn: ({ signal }) =>
      ask(staffSettingRoutes.officeSettingVersions, { params: { group }, signal }),
    refetchInterval: seldomMs,
  })
}

export function useSettingsChange(all: readonly SettingChange[]) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => {
      const changes = all.map(({ name, value }) => ({ name, value }))
      return ask(staffSettingRoutes.officeSettingsChange, { body: { changes, reason } })
    },
    onSuccess: (known) => {
      queries.setQueryData(['settings'], known)
      void queries.invalidateQueries({ queryKey: ['setting versions'] })
      return queries.invalidateQueries({ queryKey: ['door'] })
    },
  })
}

/** It answers what the picture is called from now on. */
export function useLogo() {
  return useMutation({
    mutationFn: async (file: Blob) =>
      (await ask(staffSettingRoutes.officeLogo, { body: {}, file })).name,
  })
}

export function useSamples() {
  return useQuery({
    queryKey: ['sample letters'],
    queryFn: ({ signal }) => ask(sampleRoutes.officeSamples, { signal }),
  })
}

export function useSample(name: string) {
  return useQuery({
    queryKey: ['sample letters', name],
    queryFn: ({ signal }) => ask(sampleRoutes.officeSample, { params: { name }, signal }),
  })
}

export function useLegalTexts() {
  return useQuery({
    queryKey: ['legal texts'],
    queryFn: ({ signal }) => ask(staffLegalRoutes.officeLegalTexts, { signal }),
  })
}

/** As visitors read them, in the language of this office; nothing where the site is elsewhere. */
export function useTexts(urls: readonly [string, string]) {
  return useQuery({
    queryKey: ['legal texts', 'words', ...urls],
    queryFn: async ({ signal }): Promise<readonly [string[], string[]]> => {
      const [before, after] = urls
      return [await linesAt(before, signal), await linesAt(after, signal)]
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

async function linesAt(url: string, signal: AbortSignal): Promise<string[]> {
  const reply = await fetch(`${basePath}${new URL(url).pathname}`, { signal })
  if (!reply.ok) throw new Error(`There is no page at ${url}.`)
  return linesOf(new DOMParser().parseFromString(await reply.text(), 'text/html'))
}

export function useClaims() {
  return useQuery({
    queryKey: ['claims'],
    queryFn: ({ signal }) => ask(staffClaimRoutes.officeClaims, { signal }),
    refetchInterval: seldomMs,
  })
}

export type Attesting = {
  readonly value: string
  readonly attested_by: string
  readonly document_name: string
  readonly expires_on: string
  readonly file: Blob
}

export function useAttestation(claim: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ file, ...body }: Attesting) =>
      ask(staffClaimRoutes.officeAttestation, { params: { claim }, body, file }),
    onSuccess: (known) => queries.setQueryData(['claims'], known),
  })
}

export function useAttestationEnd(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(staffClaimRoutes.officeAttestationWithdrawal, { params: { id }, body: { reason } }),
    onSuccess: (known) => queries.setQueryData(['claims'], known),
  })
}
