// What the screen of reports asks the server.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { locale as lang } from '#browser/format/locale.ts'
import { memberRoutes } from '#contract/staff/members.ts'
import { mayDo, type Role } from '#contract/staff/powers.ts'
import {
  type ReportName,
  type ReportPace,
  type ReportSchedule,
  reportRoutes as routes,
} from '#contract/staff/reports.ts'
import { ask } from '../lib/ask.ts'
import type { Wish } from './wish.ts'

/** The server gives the same one for as long. */
const everyMs = 60_000

export function useReport(wish: Wish) {
  return useQuery({
    queryKey: ['report', wish],
    queryFn: ({ signal }) => ask(routes.officeReport, { query: wish, signal }),
    refetchInterval: everyMs,
  })
}

export function fileOf(wish: Wish, kind: 'csv' | 'pdf'): string {
  return `/api/office/reports/${kind}?${new URLSearchParams({ ...wish, lang })}`
}

const schedulesKey = ['report schedules']

export function useSchedules() {
  return useQuery({
    queryKey: schedulesKey,
    queryFn: ({ signal }) => ask(routes.officeReportSchedules, { signal }),
    refetchInterval: everyMs,
  })
}

/** Whom a report may be mailed to, by their address. */
export function useReaders(): readonly string[] {
  const found = useQuery({
    queryKey: ['members'],
    queryFn: ({ signal }) => ask(memberRoutes.officeMembers, { signal }),
  })
  const members = found.data?.members ?? []
  return members
    .filter(({ roles }) => mayDo(roles as readonly Role[], 'report.read'))
    .toSorted((one, other) => Number(other.is_self) - Number(one.is_self))
    .map(({ email }) => email)
}

export type NewSchedule = {
  readonly report: ReportName
  readonly mode: 'real' | 'demo'
  readonly every: ReportPace
  readonly reader: string
}

function useChange<Body>(change: (body: Body) => Promise<ReportSchedule[]>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (schedules) => queries.setQueryData(schedulesKey, schedules),
  })
}

export function useSchedule() {
  return useChange((body: NewSchedule) => ask(routes.officeReportSchedule, { body }))
}

export function useUnschedule() {
  return useChange((id: string) => ask(routes.officeReportScheduleRemoval, { params: { id } }))
}
