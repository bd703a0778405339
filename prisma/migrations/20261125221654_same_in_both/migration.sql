-- AlterTable
ALTER TABLE "AboutSection" ADD COLUMN     "sameInBoth" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "JobPost" ADD COLUMN     "sameInBoth" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "NewsArticle" ADD COLUMN     "sameInBoth" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "Page" ADD COLUMN     "sameInBoth" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "Service" ADD COLUMN     "sameInBoth" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
