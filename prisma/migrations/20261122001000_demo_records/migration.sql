-- CreateTable
CREATE TABLE "DemoRecord" (
    "table" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,

    CONSTRAINT "DemoRecord_pkey" PRIMARY KEY ("table","recordId")
);
