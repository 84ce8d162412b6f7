import type { WorkspaceUser } from './workspace-user.entity.js';

/** Joins first and last name. */
export function formatFullName(user: Pick<WorkspaceUser, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`.trim();
}
