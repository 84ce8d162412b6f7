import type { WorkspaceUser } from './workspace-user.entity.js';

/** First and last name as one text. */
export function fullNameOf(user: Pick<WorkspaceUser, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`.trim();
}
