export const EXPORT_STATUSES = ['queued', 'running', 'finished', 'failed'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];
