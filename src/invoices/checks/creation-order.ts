interface Created {
  readonly id: number;
  readonly createdAt: string;
}

/** Whether an invoice was created before another one. */
export function isBefore(left: Created, right: Created): boolean {
  return left.createdAt === right.createdAt ? left.id < right.id : left.createdAt < right.createdAt;
}
