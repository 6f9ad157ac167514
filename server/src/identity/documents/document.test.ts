import { describe, expect, it } from 'vitest'
import { reasonFrom, refuseDeciding, refuseSending, statusOf } from './document.ts'

const pending = { status: 'pending' } as const
const approved = { status: 'approved' } as const
const rejected = { status: 'rejected' } as const

describe('a document', () => {
  it('has a word for how it stands', () => {
    expect([undefined, pending, approved, rejected].map(statusOf)).toEqual([
      'none',
      'Pending',
      'Approved',
      'Rejected',
    ])
  })

  it('is taken where there is none or the last one was rejected', () => {
    expect(refuseSending(undefined)).toBeUndefined()
    expect(refuseSending(rejected)).toBeUndefined()
    expect(refuseSending(pending)).toMatchObject({ refused: 'document_waiting' })
    expect(refuseSending(approved)).toMatchObject({ refused: 'document_approved' })
  })

  it('is decided once', () => {
    expect(refuseDeciding(pending)).toBeUndefined()
    expect(refuseDeciding(approved)).toMatchObject({ details: { status: 'approved' } })
    expect(refuseDeciding(rejected)).toMatchObject({ refused: 'document_decided' })
  })
})

describe('a reason', () => {
  it('is one line', () => {
    expect(reasonFrom('  The edge is\r\n cut off.\u0007 ')).toBe('The edge is cut off.')
  })

  it.each(['', ' \n\t', 'x'.repeat(501)])('is not %j', (typed) => {
    expect(reasonFrom(typed)).toBeUndefined()
  })
})
