import { expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { messageOf } from './errors.ts'

test('people are told what was worded for them, and of our own faults only that there is one', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(messageOf(new ApiError(422, { message: 'Too small.', code: 'x' }))).toBe('Too small.')
  expect(heard).not.toHaveBeenCalled()
  const fault = new TypeError('x is not a function')
  expect(messageOf(fault)).toBe('Something Went Wrong!')
  expect(heard).toHaveBeenCalledWith(fault)
  heard.mockRestore()
})
