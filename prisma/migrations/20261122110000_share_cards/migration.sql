-- CreateTable
CREATE TABLE "ShareCard" (
    "key" TEXT NOT NULL,
    "drawnAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShareCard_pkey" PRIMARY KEY ("key")
);
