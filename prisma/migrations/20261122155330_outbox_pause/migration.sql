-- A restore of an archive from before this migration makes the table itself.
CREATE TABLE IF NOT EXISTS "OutboxPause" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "pausedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutboxPause_pkey" PRIMARY KEY ("id")
);
