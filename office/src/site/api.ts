// What the screen of the site asks the server.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { staffClaimRoutes } from '#contract/staff/claims.ts'
import { staffLegalRoutes } from '#contract/staff/legal.ts'
import { sampleRoutes } from '#contract/staff/samples.ts'
import { type SettingGroup, staffSettingRoutes } from '#contract/staff/settings.ts'
import { ask } from '../lib/ask.ts'
import { seldomMs } from '../lib/seldom.ts'
import type { SettingChange } from './check-settings.ts'

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
